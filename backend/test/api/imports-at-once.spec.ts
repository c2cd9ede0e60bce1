import type { ApiAnswer, ApiClient } from '../support/api-client.js';
import { contactRow, contactRows, importContacts } from '../support/contacts.js';
import { signInAs, signUp } from '../support/identity.js';
import { importQuotes, importRow, importSheet } from '../support/quote-imports.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { patiently } from '../support/patiently.js';

const TIMES = 6;
let app: TestApp;
let client: ApiClient;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
});
beforeEach(async () => {
  ({ client, companyId } = await signUp(app));
});
afterAll(() => app.close());

const stored = async (table: string): Promise<number> =>
  Number(
    (
      await app.database.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [
        companyId,
      ])
    )[0]!.n,
  );
const together = (work: () => Promise<ApiAnswer>): Promise<ApiAnswer[]> =>
  Promise.all(Array.from({ length: TIMES }, () => patiently(work)));
const contactImport = async (id: string) => (await client.get(`/api/v1/contacts/imports/${id}`)).body;

const KINDS: [string, string, string, (file: string, key: string) => Promise<ApiAnswer>, (last: string) => string][] = [
  [
    'contacts',
    'contact_import',
    'contact',
    (file, key) => importContacts(client, file, '', undefined, { 'Idempotency-Key': key }),
    (last) => importSheet(contactRow(), contactRow({ name: last })),
  ],
  [
    'quotes',
    'quote_import',
    'quote',
    (file, key) => importQuotes(client, file, '', 'quotes.csv', { 'Idempotency-Key': key }),
    (last) => importSheet(importRow(), importRow({ ref: last })),
  ],
];

describe.each(KINDS)('an upload of %s with a key', (_, imports, things, upload, sheet) => {
  it('is one import, also when sent repeatedly and concurrently', async () => {
    const answers = await together(() => upload(sheet('B-2'), 'click-1'));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201, body: { status: 'running', rows: 2 } });
    await app.deliverOutbox();
    expect(await upload(sheet('B-2'), 'click-1')).toMatchObject({ status: 201, body: { id: answers[0]!.body.id } });
    await app.deliverOutbox();
    expect([await stored(imports), await stored(things)]).toEqual([1, 2]);
  });

  it('is not confused with another one', async () => {
    await upload(sheet('B-2'), 'click-2');
    expect(await upload(sheet('B-3'), 'click-2')).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await upload(sheet('B-3'), ' ')).body.code).toBe('IDEMPOTENCY_KEY_INVALID');
    expect(await stored(imports)).toBe(1);
  });

  it('does not store its key when refused', async () => {
    expect((await upload('name\nTrinity', 'click-3')).body.code).toBe('IMPORT_INVALID');
    expect((await upload(sheet('B-2'), 'click-3')).status).toBe(201);
  });
});

describe('files with the same contacts', () => {
  const COUNT = 300;

  it('save each once, although several users send them and workers process them concurrently', async () => {
    const colleague = (await signInAs(app, companyId, 'manager')).client;
    const started = await Promise.all(
      [client, colleague, client, colleague].map((who) => importContacts(who, contactRows(COUNT))),
    );
    expect(started.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await app.deliverOutbox();
    const ended = await Promise.all(started.map(({ body }) => contactImport(body.id)));
    expect(ended.map(({ status, done, failed }) => [status, done + failed])).toEqual(
      started.map(() => ['done', COUNT]),
    );
    expect(ended.reduce((sum, { done }) => sum + done, 0)).toBe(COUNT);
    expect(new Set(ended.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code)))).toEqual(
      new Set(['CONTACT_EXISTS']),
    );
    expect([await stored('contact'), (await client.get('/api/v1/contacts/duplicates')).body.items]).toEqual([
      COUNT,
      [],
    ]);
  }, 60_000);
});
