import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const HEADER = 'origin,destination,class,L5C';
const ROWS = 100_000;
const BAD_ROW = 73_214;
const MEBIBYTE = 1_048_576;
const SLOW = 60_000;

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
  owner = await signUp(app);
}, SLOW);
afterAll(() => app.close());

const errorsIn = (body: any) => body.errors.map(({ row, column, code }: any) => [row, column, code]);

async function expectNothingStored(): Promise<void> {
  const counts = await Promise.all(
    ['tariff', 'tariff_rate', 'carrier'].map((table) =>
      app.database.database.query(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [owner.companyId]),
    ),
  );
  expect(counts).toEqual([[{ n: 0 }], [{ n: 0 }], [{ n: 0 }]]);
  expect(await readdir(join(app.get(Config).storageDirectory, 'incoming')).catch(() => [])).toEqual([]);
}

it(
  'one invalid row of 100,000 is reported, and nothing is stored',
  async () => {
    const row = (index: number) =>
      `${10_000 + (index % 300)},${60_000 + Math.floor(index / 300)},70,${index === BAD_ROW ? '"98,23"' : '98.23'}`;
    const rates = [HEADER, ...Array.from({ length: ROWS }, (_, index) => row(index))].join('\n');
    const { status, body } = await uploadTariff(owner.client, { rates });
    expect([status, errorsIn(body)]).toEqual([422, [[BAD_ROW + 2, 'L5C', 'RATE_INVALID']]]);
    expect(body.errors[0].message).toContain('98,23');
    await expectNothingStored();
  },
  SLOW,
);

it.each([
  '=1+1',
  '+98.23',
  '@SUM(A1)',
  '\t98.23x',
  "=cmd|'/c calc'!A1",
  '９８.２３',
  '1e2',
  'NaN',
  '9007199254740993',
  '-0.01',
])('the cell %j is not a rate', async (cell) => {
  const { status, body } = await uploadTariff(owner.client, { rates: `${HEADER}\n606,752,70,${cell}` });
  expect([status, errorsIn(body)]).toEqual([422, [[2, 'L5C', 'RATE_INVALID']]]);
  await expectNothingStored();
});

it.each([
  ['UTF-16', Buffer.from(`${HEADER}\n606,752,70,98.23`, 'utf16le')],
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000\u0006\u0000\b\u0000!\u0000workbook', 'latin1')],
  ['Latin-1 in the header', Buffer.from('origen,destinaci\u00f3n,class,L5C\n606,752,70,98.23', 'latin1')],
])('%s is refused because of its first line', async (_, bytes) => {
  const form = new FormData();
  form.set('terms', JSON.stringify({}));
  form.set('rates', new Blob([bytes]), 'rates.csv');
  const { status, body } = await owner.client.request('POST', '/api/v1/company/tariffs', { body: form });
  expect(status).toBe(422);
  expect(body.code).toBe('TARIFF_INVALID');
  await expectNothingStored();
});

describe('an upload with a Content-Length of 2 GB', () => {
  it(
    'is refused before it is read, without using memory',
    async () => {
      const before = process.memoryUsage.rss();
      const { status, body, sent } = await announce(2 * 1_024 * MEBIBYTE);
      expect(status).toBe(413);
      expect(body).toMatchObject({ code: 'BODY_TOO_LARGE', detail: 'A tariff may have 300 MiB at most.' });
      expect(sent).toBeLessThan(32 * MEBIBYTE);
      expect(process.memoryUsage.rss() - before).toBeLessThan(128 * MEBIBYTE);
      await expectNothingStored();
    },
    SLOW,
  );
});

/**
 * Starts an upload with this Content-Length and sends until the server responds or closes the connection; `sent` counts the bytes passed to the
 * socket.
 */
function announce(size: number): Promise<{ status: number; body: unknown; sent: number }> {
  const chunk = Buffer.alloc(MEBIBYTE, 'x');
  let sent = 0;
  return new Promise((resolve, reject) => {
    const upload = request(new URL('/api/v1/company/tariffs', app.url), {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': size,
        origin: owner.client.origin,
        cookie: `lading_session=${owner.client.cookie('lading_session')}`,
      },
    });
    upload.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (part: Buffer) => chunks.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()), sent }),
      );
    });
    // The server closes the connection during the upload; only its response matters.
    upload.on('error', () => undefined);
    const send = (): void => {
      while (!upload.destroyed && sent < size) {
        sent += chunk.length;
        if (!upload.write(chunk)) return void upload.once('drain', send);
      }
    };
    send();
  });
}
