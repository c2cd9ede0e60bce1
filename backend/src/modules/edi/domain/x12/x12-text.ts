/** What version 4010 allows in text, without the delimiters that Lading writes. */
const NOT_ALLOWED = /[^A-Z0-9 !"&'()+,\-./:;?=%@#$_]/g;

/**
 * Text as an element: upper case, without accents and delimiters, at most `max` characters. Characters that X12 does not
 * have become spaces.
 */
export function x12Text(value: string, max: number): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(NOT_ALLOWED, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd();
}

/** Text in parts of at most `size` characters, divided at spaces where possible, at most `parts` of them. */
export function x12Lines(value: string, size: number, parts: number): string[] {
  const lines: string[] = [];
  let rest = x12Text(value, size * parts * 2);
  while (rest !== '' && lines.length < parts) {
    const space = rest.length > size ? rest.lastIndexOf(' ', size) : -1;
    const end = rest.length <= size ? rest.length : space > 0 ? space : size;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return lines;
}
