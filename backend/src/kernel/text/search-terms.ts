/** Maximum length of a stored term; a longer word is stored as its prefix. */
const TERM_LENGTH = 40;

/** Search terms of a text: its distinct words of letters and digits, in lower case without diacritics. */
export function searchTerms(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => word.slice(0, TERM_LENGTH)))];
}

/** Words that people write before a number and that are not part of it. */
const NUMBER_LABELS: ReadonlySet<string> = new Set(['bol', 'po', 'pro', 'ref', 'so']);

/** Terms of a search: as `searchTerms`, without the label of a number, so that "PO 45054" finds the reference 45054. */
export function queryTerms(text: string): string[] {
  const terms = searchTerms(text);
  return terms.filter((term, index) => !(NUMBER_LABELS.has(term) && /\d/.test(terms[index + 1] ?? '')));
}
