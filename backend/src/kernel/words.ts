/** Longest word that is kept; longer ones are found by their beginning. */
const WORD_LENGTH = 40;

/** Lower-case words of a text without marks, as searches compare them: letters and digits between everything else, each once. */
export function words(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const found = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(found.map((word) => word.slice(0, WORD_LENGTH)))];
}
