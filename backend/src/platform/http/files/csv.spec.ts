import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import type { Response } from 'express';
import { csvLine, sendCsv, unmarked, type CsvRow } from './csv.js';

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
    'leaves %j as it is, in one cell',
    (text) => {
      expect(read(csvLine(['before', text, 'after']))).toEqual(['before', text, 'after']);
    },
  );

  it('keeps numbers numbers, negative ones too, and null empty', () => {
    expect(csvLine([-5, 0, 1.5, null, 'x'])).toBe('-5,0,1.5,,"x"\r\n');
  });

  it('marks what a program that separates by semicolons or tabs takes for a cell', () => {
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
  ])('comes back as it was: %j', (text) => {
    expect(unmarked(read(csvLine([text]))[0] ?? '')).toBe(text.replaceAll('\0', ''));
  });
});

describe('sendCsv', () => {
  async function download(rows: () => AsyncGenerator<CsvRow>, failures: unknown[] = []): Promise<globalThis.Response> {
    const server = createServer((_request, response) => {
      sendCsv(response as Response, 'x.csv', rows()).catch((error: unknown) => failures.push(error));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    return answer;
  }

  it('sends a file in UTF-8', async () => {
    const answer = await download(async function* () {
      yield ['name'];
      yield ['Zoë'];
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\uFEFF"name"\r\n"Zoë"\r\n');
  });

  it('cuts the connection when rows fail half-way', async () => {
    const failures: unknown[] = [];
    const answer = await download(async function* () {
      yield ['name'];
      yield ['first'];
      throw new Error('taken away');
    }, failures);
    await expect(answer.text()).rejects.toThrow();
    expect(failures).toEqual([expect.objectContaining({ message: 'taken away' })]);
  });
});
