/** Whole sentences: "must be a time like 10:00" is "Enter a time like 10:00." */
export function asSentence(text: string): string {
  const sentence = text.replace(/^must be (?!on |in |after )/, 'Enter ');
  const begun = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return /[.?!]$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
