/** Reads a typed number: `1,000`, ` 48.5 `; null when it is not one. A comma separates thousands only. */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace(/,(?=\d{3}(\D|$))/g, '');
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Reads typed degrees, which may be below zero: `-20`, `35.5`; null when it is no number. */
export function parseDegrees(text: string): number | null {
  const plain = text.trim().replace(/^\u2212/, '-');
  return /^-?\d+(\.\d)?$/.test(plain) ? Number(plain) : null;
}
