/** WinAnsiEncoding codes of characters beyond Latin-1 (PDF 32000-1, Annex D). */
const EXTRA = new Map<number, number>(
  Object.entries({
    '€': 0x80,
    '‚': 0x82,
    ƒ: 0x83,
    '„': 0x84,
    '…': 0x85,
    '†': 0x86,
    '‡': 0x87,
    ˆ: 0x88,
    '‰': 0x89,
    Š: 0x8a,
    '‹': 0x8b,
    Œ: 0x8c,
    Ž: 0x8e,
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '•': 0x95,
    '–': 0x96,
    '—': 0x97,
    '˜': 0x98,
    '™': 0x99,
    š: 0x9a,
    '›': 0x9b,
    œ: 0x9c,
    ž: 0x9e,
    Ÿ: 0x9f,
  }).map(([character, code]) => [character.charCodeAt(0), code]),
);

/** Letters with a stroke, which Unicode does not decompose. */
const STROKES: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŧ: 't',
  Ŧ: 'T',
};

/**
 * One line of text in characters of the PDF standard fonts. Other letters lose their diacritics or become `?`; invisible and
 * bidirectional control characters are removed.
 */
export function printable(text: string): string {
  if (isPlain(text)) return text;
  const visible = text.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '');
  return Array.from(visible, toWinAnsi).join('').trim();
}

/** Code of a character returned by `printable`. */
export function winAnsiCode(unit: number): number {
  return unit <= 0xff ? unit : (EXTRA.get(unit) ?? 0x3f);
}

/** Encodes text in WinAnsiEncoding, one byte per character. */
export function toWinAnsiBytes(text: string): string {
  return text.replace(/[^\x00-\xff]/g, (character) => String.fromCharCode(winAnsiCode(character.charCodeAt(0))));
}

/** Fast path: most texts need no conversion. */
function isPlain(text: string): boolean {
  let space = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e || (space && unit === 0x20)) return false;
    space = unit === 0x20;
  }
  return !space || text === '';
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
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff) || EXTRA.has(code);
}
