import { parse } from 'csv-parse/sync';
import { csvLine, unmarked } from './csv.js';

const PAYLOAD = "cmd|'/c calc'!A1";
const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\0',
  '＝',
  '＋',
  '－',
  '＠',
  '﹦',
  ' =',
  '\u00A0=',
  '\u200B=',
  '\uFEFF=',
  '\t=',
  '\0=',
];

const read = (line: string): string[] => (parse(line) as string[][])[0] ?? [];

describe('csvLine', () => {
  it.each(STARTS.filter((start) => start !== '\t='))('marks a cell that starts with %j as text', (start) => {
    const [cell] = read(csvLine([`${start}${PAYLOAD}`]));
    expect(cell).toBe(`'${start}${PAYLOAD}`.replaceAll('\0', ''));
  });

  it.each(['plain', 'a=b', '3-4', "it's", 'x;1', 'x,=1', 'two\nlines', 'say "hi"', '', ' padded ', '=）'.slice(1)])(
    'leaves %j unchanged, in one cell',
    (text) => {
      expect(read(csvLine(['before', text, 'after']))).toEqual(['before', text, 'after']);
    },
  );

  it('preserves numbers, negative ones too, and writes null as empty', () => {
    expect(csvLine([-5, 0, 1.5, null, 'x'])).toBe('-5,0,1.5,,"x"\r\n');
  });

  it('marks cells of programs that separate by semicolon or tab', () => {
    expect(csvLine(['\t=1', 'a;=1+1;b', 'b\t ＝1', 'c\n@1', 'APTD;LFTD'])).toBe(
      `"'\t'=1","a;'=1+1;b","b\t' ＝1","c\n'@1","APTD;LFTD"\r\n`,
    );
  });

  it.each([
    ...STARTS.map((start) => `${start}=1`),
    "'=1",
    "''=1",
    "'\t=1",
    '\t\n=1',
    "a;'=1;\n'@x",
    'a;"=1;b"',
    '"=1"',
    "'s Gravenweg",
    "it's; 'so",
    "'",
    '',
  ])('restores the original text: %j', (text) => {
    expect(unmarked(read(csvLine([text]))[0] ?? '')).toBe(text.replaceAll('\0', ''));
  });
});
