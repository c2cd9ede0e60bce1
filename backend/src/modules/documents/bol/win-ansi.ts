/** Characters beyond Latin-1 that the encoding of the PDF standard fonts has (PDF 32000-1, Annex D). */
const WIN_ANSI_EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Letters with a stroke, which Unicode does not decompose. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', ŧ: 't', Ŧ: 'T' };

/**
 * One line of text in characters that the PDF standard fonts can show: other letters lose their marks or become `?`, invisible and
 * direction-changing characters disappear.
 */
export function printable(text: string): string {
  const visible = text.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '');
  return Array.from(visible, toWinAnsi).join('').trim();
}

function toWinAnsi(character: string): string {
  if (isWinAnsi(character)) return character;
  const stroke = STROKES[character];
  if (stroke !== undefined) return stroke;
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain !== '' && Array.from(plain).every(isWinAnsi) ? plain : '?';
}

function isWinAnsi(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || WIN_ANSI_EXTRA.has(character);
}
