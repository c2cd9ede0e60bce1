/** Provinces by the first letter of the postal code (Canada Post). */
const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  Y: 'YT',
};

/** FSAs of Nunavut, which shares the letter X with the Northwest Territories. */
const NUNAVUT = new Set(['X0A', 'X0B', 'X0C']);

/** Two-letter province of a forward sortation area such as M5V. */
export function provinceOf(forwardSortationArea: string): string {
  const letter = forwardSortationArea.charAt(0);
  if (letter === 'X') return NUNAVUT.has(forwardSortationArea) ? 'NU' : 'NT';
  return PROVINCES[letter] ?? '';
}
