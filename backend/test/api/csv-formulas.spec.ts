import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { CompanyExportJob } from '../../src/modules/companies/data/company-export.job.js';
import { KeepReportsJob } from '../../src/modules/shipments/reports/keep-reports.job.js';
import { AuditLog } from '../../src/platform/audit/audit-log.js';
import { Database } from '../../src/platform/database/database.js';
import { unmarked } from '../../src/platform/http/files/csv.js';
import type { ApiClient } from '../support/api-client.js';
import { contact, contactRow, importContacts } from '../support/contacts.js';
import { FORMULA_FIELDS, readCells, runningCells } from '../support/formulas.js';
import { bookShipment, quoteRequest } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { importQuotes, importRow } from '../support/quote-imports.js';
import { EXAMPLE_FUEL, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const SLOW = 120_000;
const FORMULA = '=HYPERLINK("http://evil.test";"x")';
const [ORIGIN, DESTINATION] = quoteRequest().stops;
let app: TestApp;
let owner: SignedIn;
let client: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app, { companyName: FORMULA, fullName: FORMULA });
  ({ client } = owner);
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(client, { terms: { carrier: { scac: 'ZZAA', name: FORMULA } } });
}, SLOW);
afterAll(() => app.close());

const textOf = async (path: string, who = client): Promise<string> => (await who.get(path)).body as string;
/** Quoted cells with quotation marks and line breaks, as spreadsheet programs write them. */
const quoted = (rows: readonly Record<string, string>[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
};
/** Without NUL: a file that contains NUL is not text and is refused as a whole. */
const FILE_FIELDS = FORMULA_FIELDS.filter((field) => !field.includes('\0'));
const done = async (path: string): Promise<any> => {
  await app.deliverOutbox();
  return (await client.get(path)).body;
};

it('this spec covers every CSV download', () => {
  const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>;
  };
  const downloads = Object.entries(document.paths).filter(([, item]) =>
    Object.values(item).some(({ responses = {} }) =>
      Object.values(responses).some(({ content = {} }) => 'text/csv' in content),
    ),
  );
  // A file that a user sent is returned unchanged.
  const written = downloads.map(([path]) => path).filter((path) => path !== '/api/v1/invoices/imports/{id}/file');
  expect(written.sort()).toEqual([
    '/api/v1/accounting/accruals/export',
    '/api/v1/accounting/exports/{id}/file',
    '/api/v1/accounting/periods/{month}/accruals',
    '/api/v1/claims/export',
    '/api/v1/company/activity/export',
    '/api/v1/contacts/export',
    '/api/v1/quotes/export',
    '/api/v1/quotes/imports/{id}/result',
    '/api/v1/reports/export',
    '/api/v1/shipments/export',
  ]);
});

describe('contacts', () => {
  const without = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, version: _version, ...rest }: any) => rest;
  const all = async (who: ApiClient): Promise<any[]> => {
    const items: any[] = [];
    for (let cursor = ''; ;) {
      const { body } = await who.get(`/api/v1/contacts?limit=100${cursor}`);
      items.push(...body.items);
      if (body.nextCursor === null)
        return items.map(without).sort((left, right) => left.address.address1.localeCompare(right.address.address1));
      cursor = `&cursor=${body.nextCursor}`;
    }
  };

  it(
    'from a file and from users run no formulas, and are exported unchanged',
    async () => {
      const rows = FILE_FIELDS.flatMap((field, index) => [
        contactRow({ address1: `1${index} Commerce St`, instructions: field }),
        contactRow({
          address1: `2${index} Commerce St`,
          name: field,
          address2: field,
          person1_name: field,
          person1_role: field,
          person1_phone: '+12145550199',
        }),
      ]).map((row) => ({
        ...contactRow(),
        address2: '',
        instructions: '',
        person1_name: '',
        person1_role: '',
        person1_phone: '',
        ...row,
      }));
      const { body } = await importContacts(client, quoted(rows), '?partial=true');
      expect(await done(`/api/v1/contacts/imports/${body.id}`)).toMatchObject({ status: 'done' });
      for (const [index, field] of FORMULA_FIELDS.entries())
        await client.post(
          '/api/v1/contacts',
          contact({
            name: `By hand ${index}`,
            address: { ...(contact().address as object), address1: `3${index} Commerce St` },
            instructions: field,
          }),
        );
      const before = await all(client);
      expect(before.length).toBeGreaterThan(FORMULA_FIELDS.length * 2);

      const exported = await textOf('/api/v1/contacts/export');
      expect(runningCells(exported)).toEqual([]);
      const other = (await signUp(app, { companyName: 'Hilltop Stone' })).client;
      expect((await importContacts(other, exported)).body).toMatchObject({
        status: 'running',
        rows: before.length,
        failed: 0,
      });
      await app.deliverOutbox();
      expect(await all(other)).toEqual(before);
      expect(await textOf('/api/v1/contacts/export', other).then((text) => text.split('\r\n').sort())).toEqual(
        exported.split('\r\n').sort(),
      );
    },
    SLOW,
  );
});

describe('quotes and shipments', () => {
  it(
    'from a file run no formulas, in results and messages, and refs are preserved',
    async () => {
      const right = FILE_FIELDS.filter((field) => field.trim() !== '').map((field) =>
        importRow({ ref: field.slice(0, 40), po: field.slice(0, 40), notes: field, o_name: field, description: field }),
      );
      const wrong = FILE_FIELDS.map((field, index) =>
        importRow({ ref: `${field.slice(0, 30)} ${index}`, d_zip: field, hu_type: field, class: field }),
      );
      const { status, body } = await importQuotes(
        client,
        quoted([...right, ...wrong].map((row) => ({ ...importRow({ po: '', notes: '', o_name: '' }), ...row }))),
        '?partial=true',
      );
      expect(status).toBe(201);
      const { status: state, done: made, errors } = await done(`/api/v1/quotes/imports/${body.id}`);
      expect([state, made > 50, errors.length > 100]).toEqual(['done', true, true]);
      const result = await textOf(`/api/v1/quotes/imports/${body.id}/result`);
      expect(runningCells(result)).toEqual([]);
      const refs = readCells(result)
        .slice(1)
        .map(([ref]) => unmarked(String(ref)));
      expect(refs).toEqual(expect.arrayContaining(['=1+1', '＝1+1', 'a;=1+1', ';@1+1', "it's 3-4"]));
      const quotes = await textOf('/api/v1/quotes/export');
      expect(runningCells(quotes)).toEqual([]);
      const [header = [], first = []] = readCells(quotes);
      for (const column of ['totalWeightLb', 'handlingUnits', 'offers', 'bestTotal'])
        expect(typeof first[header.indexOf(column)]).toBe('number');
    },
    SLOW,
  );

  it(
    'run no formulas in the shipment list and in the evidence of a shipment',
    async () => {
      const ids: string[] = [];
      for (const field of ['=1+1', '＝1+1', 'b;=1+1;c', '-2+3+cmd|x!A0', "'@x"]) {
        const stops = [
          { ...ORIGIN, name: field, city: 'Chicago', instructions: field },
          { ...DESTINATION, name: field },
        ];
        const { shipmentId } = await bookShipment(owner, {
          stops,
          references: [{ type: 'PO', value: field }],
          instructions: field,
        });
        await client.post(`/api/v1/shipments/${shipmentId}/events`, {
          type: 'note',
          occurredAt: '2026-11-20T14:00:00Z',
          reason: field,
        });
        ids.push(shipmentId);
      }
      await app
        .get(Database)
        .query('UPDATE shipment SET latitude = 38.62727, longitude = -90.19789 WHERE id = ?', [ids[0]]);
      const shipments = await textOf('/api/v1/shipments/export');
      expect(runningCells(shipments)).toEqual([]);
      const [header = [], ...rows] = readCells(shipments);
      expect(rows.map((row) => unmarked(String(row[header.indexOf('originName')]))).sort()).toEqual(
        ['=1+1', '＝1+1', 'b;=1+1;c', '-2+3+cmd|x!A0', "'@x"].sort(),
      );
      for (const column of ['totalWeightLb', 'total'])
        expect(rows.every((row) => typeof row[header.indexOf(column)] === 'number')).toBe(true);
      for (const id of ids) {
        const files = unzipSync((await client.download(`/api/v1/shipments/${id}/evidence`)).bytes);
        const sheets = Object.entries(files).filter(([name]) => name.endsWith('.csv'));
        expect(sheets.map(([name]) => name).sort()).toEqual(['charges.csv', 'events.csv']);
        for (const [name, bytes] of sheets) expect([name, runningCells(strFromU8(bytes))]).toEqual([name, []]);
      }
    },
    SLOW,
  );
});

describe('tariffs', () => {
  it('refuse a formula as a rate, and report the cell', async () => {
    const header = 'OriginStart,OriginEnd,DestinationStart,DestinationEnd,Class,L5C,M5C,M1M,M2M,M5M,M10M';
    for (const field of ['=1+1', '＝1', '-5', '+5', ' @1']) {
      const { status, body } = await uploadTariff(
        client,
        { rates: `${header}\n"${field}",606,752,752,70,1,2,3,4,5,6` },
        '?dryRun=true',
      );
      expect([status, JSON.stringify(body).includes('accepted":true')]).toEqual([expect.any(Number), false]);
    }
  });
});

describe('the activity and the full export', () => {
  const write = () =>
    app.get(Database).transaction(async (tx) => {
      for (const subject of FORMULA_FIELDS)
        await app.get(AuditLog).record(tx, {
          companyId: owner.companyId,
          userId: owner.userId,
          action: 'rating_rules.changed',
          subject,
          details: { text: subject },
        });
    });

  it(
    'run no formulas and lose nothing; numbers stay numbers',
    async () => {
      await write();
      const activity = await textOf('/api/v1/company/activity/export?action=rating_rules.changed');
      expect(runningCells(activity)).toEqual([]);
      const [header = [], ...rows] = readCells(activity);
      expect(rows.map((row) => unmarked(String(row[header.indexOf('subject')] ?? ''))).sort()).toEqual(
        FORMULA_FIELDS.map((field) => field.replaceAll('\0', '')).sort(),
      );

      await client.post('/api/v1/company/exports');
      await app.get(CompanyExportJob).run();
      const [{ id }] = (await client.get('/api/v1/company/exports')).body.items;
      const files = unzipSync((await client.download(`/api/v1/company/exports/${id}/file`)).bytes);
      for (const [name, bytes] of Object.entries(files).filter(([file]) => file.endsWith('.csv'))) {
        const text = strFromU8(bytes);
        expect([name, runningCells(text)]).toEqual([name, []]);
        expect(
          differences(text, strFromU8(files[name.replace(/csv$/, 'jsonl')] ?? new Uint8Array())).map(
            (found) => `${name}: ${found}`,
          ),
        ).toEqual([]);
      }
      const [columns = [], ...shipments] = readCells(strFromU8(files['data/shipment.csv']!));
      expect(shipments.map((row) => row[columns.indexOf('longitude')])).toContain(-90.19789);
    },
    SLOW,
  );

  /** Cells of a sheet that differ from the corresponding JSON line. Sheets omit NUL, because some programs end text there. */
  function differences(sheet: string, lines: string): string[] {
    const [columns = [], ...rows] = readCells(sheet);
    const objects = lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.length).toBe(objects.length);
    return rows.flatMap((row, index) =>
      columns.flatMap((column, place) => {
        const [cell, value] = [row[place] ?? null, objects[index]?.[String(column)] ?? null];
        return isSame(cell, value) ? [] : [`${String(column)} ${JSON.stringify(cell)} ${JSON.stringify(value)}`];
      }),
    );
  }

  function isSame(cell: string | number | null, value: unknown): boolean {
    if (typeof cell === 'number') return cell === Number(value);
    if (cell === null || value === null) return cell === value;
    if (typeof value === 'string' && !cell.startsWith('{')) return unmarked(cell) === value.replaceAll('\0', '');
    return (
      JSON.stringify(JSON.parse(unmarked(cell))) ===
      JSON.stringify(typeof value === 'string' ? JSON.parse(value) : value)
    );
  }
});

it('reports run no formulas', async () => {
  await app.deliverOutbox();
  await app.get(KeepReportsJob).run();
  const report = await textOf('/api/v1/reports/export?by=carrier&from=2026-11-01&to=2026-12-31');
  expect(report).toContain('HYPERLINK');
  expect(runningCells(report)).toEqual([]);
});
