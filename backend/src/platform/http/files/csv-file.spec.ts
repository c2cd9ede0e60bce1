import { Controller, Get, type ArgumentsHost } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { ProblemFilter } from '../problems/problem.filter.js';
import type { CsvRow } from './csv.js';
import { CsvFile, TableFile } from './csv-file.js';
import { readSheet } from './workbook.js';

async function* whole(): AsyncGenerator<CsvRow> {
  yield ['name'];
  yield ['Zoë'];
}

async function* broken(): AsyncGenerator<CsvRow> {
  yield ['name'];
  yield ['first'];
  throw new Error('taken away');
}

@Controller()
class FilesController {
  @Get('whole')
  @CsvFile('x.csv')
  whole(): AsyncGenerator<CsvRow> {
    return whole();
  }

  @Get('table')
  @TableFile('shipments.csv', {})
  table(): AsyncGenerator<CsvRow> {
    return whole();
  }

  @Get('broken-table')
  @TableFile('shipments.csv', {})
  brokenTable(): AsyncGenerator<CsvRow> {
    return broken();
  }

  @Get('broken')
  @CsvFile('x.csv')
  broken(): AsyncGenerator<CsvRow> {
    return broken();
  }
}

describe('@CsvFile', () => {
  const failures: unknown[] = [];

  async function download(path: string): Promise<[globalThis.Response, () => Promise<void>]> {
    const problems = {
      catch: (error: unknown, host: ArgumentsHost) => {
        failures.push(error);
        host.switchToHttp().getResponse<Response>().destroy();
      },
    };
    const module = await Test.createTestingModule({
      controllers: [FilesController],
      providers: [{ provide: ProblemFilter, useValue: problems }],
    }).compile();
    const app = module.createNestApplication({ logger: false });
    await app.listen(0, '127.0.0.1');
    return [await fetch(`${await app.getUrl()}/${path}`), () => app.close()];
  }

  it('sends a file in UTF-8', async () => {
    const [answer, close] = await download('whole');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('\uFEFF"name"\r\n"Zoë"\r\n');
    await close();
  });

  it('sends a workbook instead where the handler allows it and the query asks for it', async () => {
    const [answer, close] = await download('table?format=xlsx');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="shipments.xlsx"');
    const rows = [];
    for await (const { cells } of readSheet(Buffer.from(await answer.arrayBuffer()))) rows.push(cells);
    expect(rows).toEqual([['name'], ['Zoë']]);
    await close();
    for (const path of ['table', 'table?format=csv', 'whole?format=xlsx']) {
      const [csv, closeCsv] = await download(path);
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      await csv.text();
      await closeCsv();
    }
  });

  it.each(['broken', 'broken-table?format=xlsx'])(
    'closes the connection if reading rows fails midway, and reports the error: %s',
    async (path) => {
      failures.length = 0;
      const [answer, close] = await download(path);
      await expect(answer.text()).rejects.toThrow();
      expect(failures).toEqual([expect.objectContaining({ message: 'taken away' })]);
      await close();
    },
  );
});
