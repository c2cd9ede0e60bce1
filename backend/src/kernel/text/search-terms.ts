/** Maximum length of a stored term; a longer word is stored as its prefix. */
const TERM_LENGTH = 40;

/** Search terms of a text: its distinct words of letters and digits, in lower case without diacritics. */
export function searchTerms(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => word.slice(0, TERM_LENGTH)))];
}
