import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import type { Response } from 'express';
import { csvLine, sendCsv, type CsvRow } from './csv.js';

const PAYLOAD = 'cmd|\'/c calc\'!A1';
const STARTS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '﹦', ' =', '\u00A0=', '\u200B=', '\uFEFF=', '\t=', '\0='];

const read = (line: string): string[] => (parse(line) as string[][])[0] ?? [];

describe('csvLine', () => {
  it.each(STARTS)('marks a cell that starts with %j as text', (start) => {
    const [cell] = read(csvLine([`${start}${PAYLOAD}`]));
    expect(cell).toBe(`'${start}${PAYLOAD}`.replaceAll('\0', ''));
  });

  it.each(['plain', 'a=b', '3-4', "it's", 'x;=1+1', 'x,=1', 'two\nlines', 'say "hi"', '', ' padded ', '=）'.slice(1)])('leaves %j as it is, in one cell', (text) => {
    expect(read(csvLine(['before', text, 'after']))).toEqual(['before', text, 'after']);
  });

  it('keeps numbers numbers, negative ones too, and null empty', () => {
    expect(csvLine([-5, 0, 1.5, null, 'x'])).toBe('-5,0,1.5,,"x"\r\n');
  });

  it('quotes every text, so that another separator cannot split it', () => {
    expect(csvLine(['a;=1+1', 'b\t=1'])).toBe('"a;=1+1","b\t=1"\r\n');
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
