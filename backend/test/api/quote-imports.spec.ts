import { IMPORT_TOPIC } from '../../src/modules/quotes/imports/quote-imports.service.js';
import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { QuoteImportsRepository } from '../../src/modules/quotes/persistence/quote-imports.sql.js';
import { RatingService } from '../../src/modules/rating/index.js';
import { AWAITED_ATTEMPTS } from '../../src/platform/outbox/backoff.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp } from '../support/identity.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { EXAMPLE_FUEL, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let client: ApiClient;
let companyId: string;
const clock = new TestClock();

beforeAll(async () => {
  app = await startTestApp({ clock });
});
beforeEach(async () => {
  ({ client, companyId } = await signUp(app));
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(client);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const many = (count: number) =>
  importSheet(...Array.from({ length: count }, (_, index) => importRow({ ref: `R-${index}` })));
const found = (body: { errors: { row: number; column: string; code: string }[] }) =>
  body.errors.map(({ row, column, code }) => [row, column, code]);
const stored = async (table: string): Promise<number> =>
  Number(
    (
      await app.database.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [
        companyId,
      ])
    )[0]!.n,
  );
const refsOfQuotes = async (): Promise<string[]> => {
  const { body } = await client.get('/api/v1/quotes?limit=100');
  const refs: string[] = [];
  // One after the other: a company has a limited number of requests at a time.
  for (const { id } of body.items)
    refs.push((await client.get(`/api/v1/quotes/${id}`)).body.request.references[0].value);
  return refs.sort();
};
async function results(id: string, who = client): Promise<Record<string, string>[]> {
  return parse((await who.get(`/api/v1/quotes/imports/${id}/result`)).body as string, { columns: true, bom: true });
}
/** Makes every failed message due now. */
async function retryNow(): Promise<void> {
  await app.database.database.query(
    'UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL',
    [],
  );
  await app.deliverOutbox();
}

describe('a dry run', () => {
  it('reports row, column and reason of every error, and stores nothing', async () => {
    const file = importSheet(
      importRow(),
      importRow({ weight_lb: '20' }),
      importRow({ ref: 'B', o_zip: '00000' }),
      importRow({ ref: 'C', hu_count: '-2', pickup_date: 'tomorrow' }),
      importRow({ ref: '', d_state: 'TX' }),
      importRow({ ref: 'D', hazmat: 'x', un: '1090', hm_class: '3', pg: 'II' }),
      importRow({ ref: 'E', mode: 'boat', class: '71' }),
    );
    const { status, body } = await importQuotes(client, file, '?dryRun=true');
    expect([status, body.rows, body.quotes, body.faulty, body.errorCount]).toEqual([200, 7, 6, 5, 8]);
    expect(found(body)).toEqual([
      [4, 'o_zip', 'ZIP_UNKNOWN'],
      [5, 'pickup_date', expect.any(String)],
      [5, 'hu_count', expect.any(String)],
      [6, 'ref', 'REQUIRED'],
      [7, 'hm_name', 'HM_NAME'],
      [7, 'hm_phone', 'HM_PHONE'],
      [8, 'mode', expect.any(String)],
      [8, 'class', expect.any(String)],
    ]);
    expect(await Promise.all(['quote_import', 'quote_import_item', 'quote'].map(stored))).toEqual([0, 0, 0]);
  });

  it('takes everyday values and mapped columns, and names the columns of the file', async () => {
    const sheet = [
      'Order,Pickup,From,To,Pieces,Unit,L,W,H,Pounds,Freight class,Services,Note',
      'A-1,11/25/2026,60601,75201,2,Pallet,48,40,48,1000,77,Liftgate,ignored',
      'A-2,11/25/2026,60601,75201,2,Pallet,48,40,48,1000,72,Liftgate,ignored',
    ].join('\n');
    const names =
      'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb,class,accessorials,';
    const [header = ''] = sheet.split('\n');
    const columns = names.split(',');
    const form = new FormData();
    form.set('file', new Blob([sheet]), 'quotes.csv');
    form.set(
      'mapping',
      JSON.stringify(Object.fromEntries(header.split(',').map((title, index) => [title, columns[index]]))),
    );
    const { status, body } = await client.request('POST', '/api/v1/quotes/imports?dryRun=true', { body: form });
    expect([status, body.quotes, body.faulty]).toEqual([200, 2, 1]);
    expect(body.errors).toEqual([
      {
        row: 3,
        column: 'Freight class',
        ref: 'A-2',
        code: 'CHOICE',
        message: '72 is not a class; nearest 70, 77.5.',
      },
    ]);
  });

  it('counts every error and lists the first 1,000', async () => {
    const { body } = await importQuotes(
      client,
      importSheet(...Array.from({ length: 1_100 }, (_, index) => importRow({ ref: `R-${index}`, weight_lb: 'heavy' }))),
      '?dryRun=true',
    );
    expect([body.errorCount, body.errors.length, body.faulty]).toEqual([1_100, 1_000, 1_100]);
  });

  it('refuses an ambiguous value for hazardous', async () => {
    expect(
      found((await importQuotes(client, importSheet(importRow({ hazmat: 'perhaps' })), '?dryRun=true')).body),
    ).toEqual([[2, 'hazmat', expect.any(String)]]);
  });

  it('finds no errors in a valid file', async () => {
    expect((await importQuotes(client, importSheet(importRow()), '?dryRun=true')).body).toMatchObject({
      rows: 1,
      quotes: 1,
      faulty: 0,
      errorCount: 0,
      errors: [],
    });
  });
});

describe('an import', () => {
  it('is quoted in the background, one quote per ref, with its handling units and its price', async () => {
    const started = await importQuotes(
      client,
      importSheet(importRow(), importRow({ ref: 'B', po: '77' }), importRow({ hu_count: '1', weight_lb: '300' })),
      '',
      'Woche 47 – Süd.csv',
    );
    expect(started).toMatchObject({
      status: 201,
      body: {
        status: 'running',
        rows: 3,
        quotes: 2,
        done: 0,
        failed: 0,
        fileName: 'Woche 47 – Süd.csv',
        finishedAt: null,
      },
    });
    await app.deliverOutbox();
    const { id } = started.body;
    expect((await client.get(`/api/v1/quotes/imports/${id}`)).body).toMatchObject({
      status: 'done',
      done: 2,
      failed: 0,
      errors: [],
      finishedAt: clock.now().toISOString(),
    });
    const list = (await client.get(`/api/v1/quotes?import=${id}&sort=created&order=asc`)).body;
    expect([
      list.total,
      list.items.map((quote: any) => [quote.status, quote.bestTotal?.amount > 0, quote.handlingUnitCount]),
    ]).toEqual([
      2,
      [
        ['quoted', true, 3],
        ['quoted', true, 2],
      ],
    ]);
    expect((await client.get('/api/v1/quotes?q=77')).body.items).toHaveLength(1);
    expect(await results(id)).toMatchObject([
      {
        ref: 'A-1',
        row: '2',
        status: 'quoted',
        quote: list.items[0].number,
        mode: 'LTL',
        offers: '1',
        currency: 'USD',
        bestTotal: String(list.items[0].bestTotal.amount / 100),
        messages: '',
      },
      { ref: 'B', row: '3', quote: list.items[1].number },
    ]);
  });

  it('can be searched and paged like any list', async () => {
    const { body } = await importQuotes(
      client,
      importSheet(...['Alpha', 'Beta', 'Gamma'].map((ref) => importRow({ ref, po: 'spring' }))),
    );
    await app.deliverOutbox();
    await importQuotes(client, importSheet(importRow({ ref: 'Alpha' })));
    await app.deliverOutbox();
    const numbers = async (query: string) =>
      (await client.get(`/api/v1/quotes?import=${body.id}&${query}`)).body.items.map(
        ({ number }: { number: string }) => number,
      );
    expect(await numbers('q=alpha')).toEqual(['Q-001001']);
    expect(await numbers('q=spring+gamma')).toEqual(['Q-001003']);
    const first = (await client.get(`/api/v1/quotes?import=${body.id}&limit=2`)).body;
    expect([first.total, first.items.length]).toEqual([3, 2]);
    expect(await numbers(`limit=2&cursor=${first.nextCursor}`)).toHaveLength(1);
    expect((await client.get('/api/v1/quotes?import=qim_1')).status).toBe(422);
  });

  it('refuses a file with one error, and stores nothing', async () => {
    const answer = await importQuotes(client, importSheet(importRow(), importRow({ ref: 'B', d_zip: '00000' })));
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_INVALID', detail: 'The file has 1 error. Nothing was stored.' },
    });
    expect(answer.body.errors).toMatchObject([{ pointer: '/file/3/d_zip', code: 'ZIP_UNKNOWN' }]);
    expect(await stored('quote_import')).toBe(0);
  });

  it('skips errors on request, with all rows of their ref', async () => {
    const surplus = `${importSheet(importRow(), importRow({ ref: 'B' }))},too,many\r\n${importSheet(importRow({ ref: 'B' })).split('\r\n')[1]}`;
    const { body } = await importQuotes(client, surplus, '?partial=true');
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({
      quotes: 2,
      done: 1,
      failed: 1,
      errors: [{ row: 3, ref: 'B', code: 'COLUMN_COUNT' }],
    });
    expect(await refsOfQuotes()).toEqual(['A-1']);
    expect(await results(body.id)).toMatchObject([
      { ref: 'A-1', status: 'quoted' },
      { ref: 'B', status: 'failed', quote: '', messages: expect.stringMatching(/^Row 3: /) },
    ]);
  });

  it('refuses a file in which every row has errors', async () => {
    expect(await importQuotes(client, importSheet(importRow({ ref: '' })), '?partial=true')).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_INVALID' },
    });
  });

  it('reports why a quote cannot be created that was valid at upload', async () => {
    const { body } = await importQuotes(client, importSheet(importRow()));
    clock.advance(10 * 24 * 3_600_000);
    await app.deliverOutbox();
    clock.advance(-10 * 24 * 3_600_000);
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 0,
      failed: 1,
      errors: [{ row: 2, column: 'pickup_date', code: 'PICKUP_PAST' }],
    });
  });
});

describe('a worker that crashes halfway', () => {
  it('is followed by one that continues, and each ref has one quote', async () => {
    const { body } = await importQuotes(client, many(50));
    const repository = app.get(QuoteImportsRepository);
    const progress = repository.progress.bind(repository);
    jest
      .spyOn(repository, 'progress')
      .mockImplementationOnce(progress)
      .mockRejectedValueOnce(new Error('connection lost'));
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({ status: 'running', done: 10 });
    expect(await stored('quote')).toBe(10);
    await retryNow();
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 50,
      failed: 0,
    });
    expect(await refsOfQuotes()).toEqual(Array.from({ length: 50 }, (_, index) => `R-${index}`).sort());
    const numbers = (await results(body.id)).map(({ quote }) => Number(quote!.slice(2)));
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => 1_001 + index));
  });

  it('and one that only seemed to crash share the work without duplicates', async () => {
    const { body } = await importQuotes(client, many(40));
    await app.database.database.transaction((tx) =>
      app.get(Outbox).add(tx, { companyId, topic: IMPORT_TOPIC, payload: { importId: body.id } }),
    );
    await app.deliverOutbox();
    await retryNow();
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 40,
      failed: 0,
    });
    expect(await refsOfQuotes()).toHaveLength(40);
    expect(await stored('quote')).toBe(40);
  });
});

describe('an error that persists through all attempts', () => {
  it('ends the import: created quotes are kept, the rest has a reason', async () => {
    const { body } = await importQuotes(client, many(25));
    const rating = app.get(RatingService);
    const rateRequest = rating.rateRequest.bind(rating);
    jest
      .spyOn(rating, 'rateRequest')
      .mockImplementation((company, request) =>
        request.references?.[0]?.value === 'R-12'
          ? Promise.reject(new Error('a defect'))
          : rateRequest(company, request),
      );
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/quotes/imports/${body.id}`)).body).toMatchObject({
      status: 'running',
      done: 10,
      failed: 0,
    });
    await app.database.database.query(
      `UPDATE outbox_message SET attempts = ${AWAITED_ATTEMPTS - 1} WHERE topic = 'quote-import.waiting' AND done_at IS NULL`,
    );
    await retryNow();
    const { body: ended } = await client.get(`/api/v1/quotes/imports/${body.id}`);
    expect(ended).toMatchObject({ status: 'done', done: 10, failed: 15, finishedAt: expect.any(String) });
    expect(found(ended)[0]).toEqual([12, '', 'UNEXPECTED']);
    expect(ended.errors[0].ref).toBe('R-10');
    expect(await stored('quote')).toBe(10);
    await retryNow();
    expect(await stored('quote')).toBe(10);
  });
});

describe('formulas', () => {
  const FORMULAS = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '"=1+1"',
    "=cmd|' /C calc'!A0",
  ];

  it('stay text in the result, in refs and in messages', async () => {
    const right = FORMULAS.map((formula) => importRow({ ref: formula, po: formula, notes: formula, o_name: formula }));
    const wrong = FORMULAS.map((formula, index) =>
      importRow({ ref: `${formula} bad`, d_zip: '00000', notes: `${index}` }),
    );
    const { status, body } = await importQuotes(client, importSheet(...right, ...wrong), '?partial=true');
    expect(status).toBe(201);
    await app.deliverOutbox();
    const text = (await client.get(`/api/v1/quotes/imports/${body.id}/result`)).body as string;
    const cells = (parse(text, { bom: true }) as string[][]).slice(1);
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.flat().filter((cell) => /^[\s\p{C}\p{Z}]*[=+\-@]/u.test(cell.normalize('NFKC')))).toEqual([]);
  });
});

describe('access', () => {
  it('another company sees no import, no result and no list of it', async () => {
    const { body } = await importQuotes(client, importSheet(importRow()));
    await app.deliverOutbox();
    const stranger = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
    expect((await stranger.get(`/api/v1/quotes/imports/${body.id}`)).status).toBe(404);
    expect((await stranger.get(`/api/v1/quotes/imports/${body.id}/result`)).status).toBe(404);
    expect((await stranger.get(`/api/v1/quotes?import=${body.id}`)).body).toMatchObject({ items: [], total: 0 });
  });

  it('users without prices get none in the result; users who may not quote may not import', async () => {
    const { body } = await importQuotes(client, importSheet(importRow()));
    await app.deliverOutbox();
    const viewer = (await signInAs(app, companyId, 'viewer')).client;
    expect(await results(body.id, viewer)).toMatchObject([{ status: 'quoted', bestTotal: '', currency: '' }]);
    expect((await importQuotes(viewer, importSheet(importRow()))).status).toBe(403);
  });
});

describe('limits', () => {
  it('accepts at most 10 MB', async () => {
    expect((await importQuotes(client, Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), '?dryRun=true')).status).toBe(413);
  });

  it('accepts at most 10,000 rows', async () => {
    expect(found((await importQuotes(client, many(10_001), '?dryRun=true')).body)).toEqual([[1, '', 'TOO_MANY_ROWS']]);
  });

  it('requires exactly one file and nothing else', async () => {
    expect((await client.post('/api/v1/quotes/imports', {})).status).toBe(415);
    const form = new FormData();
    form.set('file', new Blob([importSheet(importRow())]), 'quotes.csv');
    form.set('other', 'x');
    form.set('another', 'x');
    expect((await client.request('POST', '/api/v1/quotes/imports', { body: form })).status).toBe(400);
    expect((await importQuotes(client, importSheet(importRow()), '?dryRun=perhaps')).status).toBe(422);
  });
});
