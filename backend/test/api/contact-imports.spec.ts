import { CONTACT_IMPORT_TOPIC } from '../../src/modules/contacts/imports/contact-imports.service.js';
import { jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { ContactImportsRepository } from '../../src/modules/contacts/persistence/contact-imports.repository.js';
import { AWAITED_ATTEMPTS } from '../../src/platform/outbox/backoff.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import type { ApiClient } from '../support/api-client.js';
import { contact, contactRow, contactRows, importContacts } from '../support/contacts.js';
import { signInAs, signUp } from '../support/identity.js';
import { importSheet } from '../support/quote-imports.js';
import { rowsRead, statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 120_000;
let app: TestApp;
let client: ApiClient;
let companyId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
});
beforeEach(async () => {
  ({ client, companyId } = await signUp(app));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

const found = (body: { errors: { row: number; column: string; code: string }[] }) =>
  body.errors.map(({ row, column, code }) => [row, column, code]);
const stored = async (table = 'contact'): Promise<number> =>
  Number(
    (
      await app.database.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [
        companyId,
      ])
    )[0]!.n,
  );
const exported = async (query = ''): Promise<string> =>
  (await client.get(`/api/v1/contacts/export${query}`)).body as string;
async function retryNow(): Promise<void> {
  await app.database.database.query(
    'UPDATE outbox_message SET available_at = UTC_TIMESTAMP(3) WHERE done_at IS NULL',
    [],
  );
  await app.deliverOutbox();
}

describe('a dry run', () => {
  it('reports row, column and reason of every error, and stores nothing', async () => {
    await client.post('/api/v1/contacts', contact());
    const file = importSheet(
      contactRow({
        name: 'Right',
        person1_name: 'Ada Park',
        person1_phone: '(214) 555-0199 x12',
        hours_mon: '8:00-16:30',
      }),
      contactRow({ name: 'B', postal_code: '7520X' }),
      contactRow({ name: '', state: 'IL', hours_tue: '16:00' }),
      contactRow({ name: 'D', person2_name: 'Lee', person2_phone: 'call me', dock: 'perhaps' }),
      contactRow({ name: 'E', place_type: 'Moon base' }),
      contactRow({ name: 'Right, Inc.' }),
      contactRow(),
    );
    const { status, body } = await importContacts(client, file, '?dryRun=true');
    expect([status, body.rows, body.faulty]).toEqual([200, 7, 6]);
    expect(found(body)).toEqual([
      [3, 'postal_code', 'ZIP_UNKNOWN'],
      [4, 'name', expect.any(String)],
      [4, 'hours_tue', expect.any(String)],
      [5, 'dock', expect.any(String)],
      [5, 'person2_phone', expect.any(String)],
      [6, 'place_type', expect.any(String)],
      [7, 'name', 'CONTACT_EXISTS'],
      [8, 'name', 'CONTACT_EXISTS'],
    ]);
    expect([await stored(), await stored('contact_import'), await stored('contact_import_item')]).toEqual([1, 0, 0]);
  });

  it("maps columns by the file's names", async () => {
    const file = 'Company;Street;Town;Province;Code;Fax\nTrinity;700 Commerce St;Dallas;TX;75201;none';
    const mapping = {
      Company: 'name',
      Street: 'address1',
      Town: 'city',
      Province: 'state',
      Code: 'postal_code',
      Fax: '',
    };
    expect((await importContacts(client, file, '?dryRun=true', mapping)).body).toEqual({
      rows: 1,
      faulty: 0,
      errorCount: 0,
      errors: [],
    });
    expect(
      found(
        (await importContacts(client, file, '?dryRun=true', { ...mapping, Code: '', Fax: 'colour', Town: 'state' }))
          .body,
      ),
    ).toEqual([
      [1, 'city', 'COLUMN_MISSING'],
      [1, 'postal_code', 'COLUMN_MISSING'],
      [1, 'colour', 'COLUMN_UNKNOWN'],
      [1, 'state', 'COLUMN_DUPLICATE'],
    ]);
    for (const wrong of ['[1]', '{"Company":1}', 'no json', '"text"'])
      expect((await importContacts(client, file, '?dryRun=true', wrong)).status).toBe(422);
  });

  it(
    'checks 10,000 rows, and refuses 10,001',
    async () => {
      expect((await importContacts(client, contactRows(10_000), '?dryRun=true')).body).toMatchObject({
        rows: 10_000,
        faulty: 0,
      });
      expect(found((await importContacts(client, contactRows(10_001), '?dryRun=true')).body)).toEqual([
        [1, '', 'TOO_MANY_ROWS'],
      ]);
    },
    SLOW,
  );
});

describe('an import', () => {
  it("saves the file's contacts in the background", async () => {
    const row = contactRow({
      place_type: 'Church',
      dock: 'yes',
      forklift: 'no',
      appointment_needed: 'y',
      accessorials: 'aptd; LFTD',
      instructions: 'Gate 4',
      hours_mon: '8:00-16:30',
      hours_sat: '09:00 – 12:00',
      person1_name: 'Ada Park',
      person1_phone: '(214) 555-0199 x12',
      person3_name: 'Lee',
      person3_email: 'lee@trinity.test',
    });
    const started = await importContacts(client, importSheet(row));
    expect(started).toMatchObject({
      status: 201,
      body: { status: 'running', rows: 1, done: 0, failed: 0, fileName: 'contacts.csv' },
    });
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/contacts/imports/${started.body.id}`)).body).toMatchObject({
      status: 'done',
      done: 1,
      failed: 0,
      errors: [],
    });
    expect((await client.get('/api/v1/contacts?q=ada')).body.items).toMatchObject([
      {
        name: 'Trinity Fixture Supply',
        timeZone: 'America/Chicago',
        placeType: 'Church',
        dock: true,
        forklift: false,
        appointmentNeeded: true,
        accessorials: ['APTD', 'LFTD'],
        hours: [
          { day: 'mon', from: '08:00', to: '16:30' },
          { day: 'sat', from: '09:00', to: '12:00' },
        ],
        people: [
          { name: 'Ada Park', phone: '+12145550199', extension: '12' },
          { name: 'Lee', phone: null, email: 'lee@trinity.test' },
        ],
      },
    ]);
  });

  it('with one error saves nothing, or the valid rest on request', async () => {
    const file = importSheet(contactRow(), contactRow({ name: 'B', state: 'IL' }));
    expect(await importContacts(client, file)).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_INVALID', errors: [{ pointer: '/file/3/state' }] },
    });
    expect(await stored('contact_import')).toBe(0);
    const { body } = await importContacts(client, file, '?partial=true');
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/contacts/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 1,
      failed: 1,
      errors: [{ row: 3, column: 'state', ref: 'B' }],
    });
  });

  it('does not change contacts that were saved meanwhile', async () => {
    const { body } = await importContacts(client, importSheet(contactRow(), contactRow({ name: 'Other' })));
    await client.post('/api/v1/contacts', contact());
    await app.deliverOutbox();
    expect((await client.get(`/api/v1/contacts/imports/${body.id}`)).body).toMatchObject({
      done: 1,
      failed: 1,
      errors: [{ row: 2, code: 'CONTACT_EXISTS' }],
    });
    expect(await stored()).toBe(2);
  });

  it('is completed by the next worker after a crash, with each contact once', async () => {
    const { body } = await importContacts(client, contactRows(250));
    const repository = app.get(ContactImportsRepository);
    const progress = repository.progress.bind(repository);
    jest
      .spyOn(repository, 'progress')
      .mockImplementationOnce(progress)
      .mockRejectedValueOnce(new Error('connection lost'));
    await app.deliverOutbox();
    expect([await stored(), (await client.get(`/api/v1/contacts/imports/${body.id}`)).body.done]).toEqual([50, 50]);
    await app.database.database.transaction((tx) =>
      app.get(Outbox).add(tx, { companyId, topic: CONTACT_IMPORT_TOPIC, payload: { importId: body.id } }),
    );
    await retryNow();
    expect((await client.get(`/api/v1/contacts/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 250,
      failed: 0,
    });
    expect(await stored()).toBe(250);
    expect((await client.get('/api/v1/contacts/duplicates')).body.items).toEqual([]);
  });

  it('reads pending items and no finished ones', async () => {
    const { body } = await importContacts(client, contactRows(1_000));
    await app.database.database.query(
      `UPDATE contact_import_item SET status = 'failed' WHERE company_id = ? AND position < 900`,
      [companyId],
    );
    const [read] = await statementsDuring(app, () => app.get(ContactImportsRepository).waiting(companyId, body.id, 50));
    expect(await rowsRead(app, read!)).toBeLessThanOrEqual(51);
  });

  it('that cannot be completed ends with a reason', async () => {
    const { body } = await importContacts(client, contactRows(60));
    jest.spyOn(app.get(ContactImportsRepository), 'settleAll').mockRejectedValue(new Error('out of space'));
    await app.database.database.query(
      `UPDATE outbox_message SET attempts = ${AWAITED_ATTEMPTS - 1} WHERE topic = 'contact-import.waiting' AND done_at IS NULL`,
    );
    await retryNow();
    expect((await client.get(`/api/v1/contacts/imports/${body.id}`)).body).toMatchObject({
      status: 'done',
      done: 0,
      failed: 60,
      errors: expect.arrayContaining([expect.objectContaining({ row: 2, code: 'UNEXPECTED' })]),
    });
    expect(await stored()).toBe(0);
  });

  it(
    'of 10,000 contacts completes, and the contacts can be found',
    async () => {
      const { body } = await importContacts(client, contactRows(10_000));
      for (let turn = 0; turn < 60 && (await stored()) < 10_000; turn += 1) await app.deliverOutbox();
      expect((await client.get(`/api/v1/contacts/imports/${body.id}`)).body).toMatchObject({
        status: 'done',
        done: 10_000,
        failed: 0,
      });
      expect((await client.get('/api/v1/contacts?q=commerce+10000')).body.items).toMatchObject([
        { name: 'Customer 9999' },
      ]);
      expect((await exported()).trim().split('\r\n')).toHaveLength(10_001);
    },
    SLOW,
  );

  it('is refused for other companies and read-only users', async () => {
    const { body } = await importContacts(client, importSheet(contactRow()));
    const stranger = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
    expect((await stranger.get(`/api/v1/contacts/imports/${body.id}`)).status).toBe(404);
    const viewer = (await signInAs(app, companyId, 'viewer')).client;
    expect((await importContacts(viewer, importSheet(contactRow()))).status).toBe(403);
  });
});

describe('an export', () => {
  const FORMULAS = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '"=1+1"',
    "=cmd|' /C calc'!A0",
    ';=1',
    "'=1",
  ];

  it('neutralizes formulas, and restores the text when imported again', async () => {
    await importContacts(
      client,
      importSheet(
        ...FORMULAS.map((formula, index) =>
          contactRow({
            name: `${formula} Ltd`,
            address1: `${index + 1} Commerce St`,
            address2: formula,
            instructions: formula,
            person1_name: formula,
            person1_role: formula,
            person1_phone: '+12145550199',
          }),
        ),
      ),
    );
    await app.deliverOutbox();
    expect(await stored()).toBe(FORMULAS.length);
    const text = await exported();
    const cells = (parse(text, { bom: true }) as string[][]).slice(1).flat();
    expect(cells.filter((cell) => /^[\s\p{C}\p{Z}]*[=+\-@]/u.test(cell.normalize('NFKC')))).toEqual([]);

    const before = (await client.get('/api/v1/contacts')).body.items;
    const other = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
    expect((await importContacts(other, text)).status).toBe(201);
    await app.deliverOutbox();
    const without = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: any) => rest;
    const after = (await other.get('/api/v1/contacts')).body.items;
    expect(after.map(without).reverse()).toEqual(before.map(without));
  });

  it('applies the filters of the list', async () => {
    await client.post('/api/v1/contacts', contact());
    expect([
      (await exported('?state=IL')).trim().split('\r\n').length,
      (await exported('?q=trinity')).trim().split('\r\n').length,
    ]).toEqual([1, 2]);
  });
});
