import { VIEW_STATUSES } from '../../src/modules/shipments/claims/domain/claim-status.js';
import { Database } from '../../src/platform/database/database.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { COMPANY, hash, insertMade, MADE, unchecked } from '../support/many-rows.js';
import { insertManyShipments } from '../support/many-shipments.js';
import { rowsRead, type Statement, statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

/** Half of them are the company's. LIST_ROWS sets another number, such as 300000. */
const ROWS = Number(process.env.LIST_ROWS ?? 40_000);
const SHIPMENTS = 2_000;
const PAGE = 25;
const LOADING = 600_000;
const SLOW = 120_000;
const COUNTED = 10_001;
const clock = new TestClock();

const SHIPMENT = `CONCAT('shp_', LPAD(n % ${SHIPMENTS}, 26, '0'))`;
const INVOICES = `INSERT INTO carrier_invoice (company_id, id, status, source, scac, carrier_name, number, billed_on, due_on, pro_number, shipment_id, currency,
    total, agreed_total, approved_total, exported_total, verdict, body, created_at)
  SELECT ${COMPANY}, CONCAT('civ_', LPAD(n, 26, '0')), CASE WHEN ${hash('s')} < 20 THEN 'unmatched' WHEN ${hash('s')} < 70 THEN 'review' WHEN ${hash('s')} < 80 THEN 'held'
      WHEN ${hash('s')} < 100 THEN 'disputed' WHEN ${hash('s')} < 250 THEN 'approved' WHEN ${hash('s')} < 260 THEN 'rejected' ELSE 'paid' END,
    'member', 'ZZAA', 'Example', CONCAT('INV-', LPAD(n, 8, '0')), DATE(made), DATE_ADD(DATE(made), INTERVAL 30 DAY), CONCAT('PRO', LPAD(n, 8, '0')), IF(${hash('s')} BETWEEN 100 AND 249, NULL, ${SHIPMENT}), 'USD',
    10000, 10000, IF(${hash('s')} BETWEEN 100 AND 249 OR ${hash('s')} >= 260, 10000, NULL), IF(${hash('s')} >= 260, 10000, NULL), IF(${hash('v')} < 60, 'over', 'agreed'), '{}', made
  FROM ${MADE}`;
const DECISIONS = `INSERT INTO invoice_decision (company_id, id, invoice_id, kind, decided_at)
  SELECT company_id, CONCAT('dcs_', SUBSTRING(id, 5)), id, 'approve', ? FROM carrier_invoice WHERE company_id = ? AND status = 'approved'`;
const CLAIMS = `INSERT INTO claim (company_id, id, number, shipment_id, carrier_name, scac, kind, status, currency, goods_amount, freight_amount, other_amount,
    claimed, description, reference, body, next_due_on, created_by, created_at)
  SELECT ${COMPANY}, CONCAT('clm_', LPAD(n, 26, '0')), CONCAT('C-', LPAD(n, 8, '0')), ${SHIPMENT}, 'Example', 'ZZAA', 'damage',
    CASE WHEN ${hash('s')} < 20 THEN 'draft' WHEN ${hash('s')} < 40 THEN 'filed' WHEN ${hash('s')} < 70 THEN 'acknowledged' WHEN ${hash('s')} < 80 THEN 'offered'
      WHEN ${hash('s')} < 90 THEN 'declined' WHEN ${hash('s')} < 110 THEN 'settled' WHEN ${hash('s')} < 950 THEN 'closed' ELSE 'withdrawn' END,
    'USD', 10000, 0, 0, 10000, '', CONCAT('REF-', LPAD(n, 8, '0')), '{}', IF(${hash('s')} < 90, DATE_ADD(DATE(made), INTERVAL 30 DAY), NULL), 'usr_1', made
  FROM ${MADE}`;

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await signUp(app);
  const made = { rows: ROWS, newest: clock.now() };
  await insertManyShipments(app, owner, SHIPMENTS, clock.now());
  await insertMade(app, INVOICES, [owner.companyId], made);
  await insertMade(app, CLAIMS, [owner.companyId], made);
  await unchecked(app, DECISIONS, [clock.now(), owner.companyId]);
  await app.get(Database).query('ANALYZE TABLE carrier_invoice, claim, invoice_decision');
}, LOADING);
afterAll(() => app.close());

/** Response of a request, and what it reads of a table. */
async function reading(path: string, table: RegExp): Promise<{ body: any; statements: Statement[] }> {
  let body: any;
  const statements = await statementsDuring(app, async () => {
    ({ body } = await owner.client.get(path));
  });
  return { body, statements: statements.filter(({ sql }) => table.test(sql)) };
}

async function sumRead(statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const statement of statements) sum += await rowsRead(app, statement);
  return sum;
}

async function expectPages(path: string, table: RegExp): Promise<void> {
  let cursor: string | null = '';
  for (let depth = 0; depth < 4 && cursor !== null; depth += 1) {
    const { body, statements } = await reading(`${path}&limit=${depth === 2 ? 100 : PAGE}${cursor}`, table);
    const [page, ...others] = statements.filter(({ sql }) => sql.includes('LIMIT ?'));
    expect([body.items.length > 0, others]).toEqual([true, []]);
    // A shipment is looked up for each row.
    expect(await rowsRead(app, page!)).toBeLessThanOrEqual(2 * (body.items.length + 1) + 5);
    cursor = body.nextCursor === null ? null : `&cursor=${body.nextCursor}`;
  }
}

describe('invoices of a big company', () => {
  it.each(['review', 'over', 'unmatched', 'held', 'disputed', 'approved', 'due', 'paid', 'all'])(
    'are paged without reading others: %s',
    (view) => expectPages(`/api/v1/invoices?view=${view}`, /FROM carrier_invoice i/),
    SLOW,
  );

  it('that are due soon are in the order of their due dates, each with its neighbors', async () => {
    const { body } = await owner.client.get('/api/v1/invoices?view=due&limit=100');
    const days = body.items.map(({ dueOn }: any) => dueOn);
    expect(days).toEqual([...days].sort());
    const [first, second, third] = body.items;
    const path = `/api/v1/invoices/${second.id}/neighbors?view=due`;
    const { body: neighbors, statements } = await reading(path, /carrier_invoice/);
    expect(neighbors).toMatchObject({ previous: { id: first.id }, next: { id: third.id } });
    expect(await sumRead(statements)).toBeLessThanOrEqual(10);
  });

  it.each(['?view=all', '?view=due', '/carriers?view=due', '/counts'])(
    'are counted and added up to 10,001: %s',
    async (path) => {
      const { statements } = await reading(`/api/v1/invoices${path}`, /carrier_invoice/);
      for (const statement of statements) expect(await rowsRead(app, statement)).toBeLessThanOrEqual(COUNTED * 3 + 10);
    },
  );

  it.each(['INV-', 'inv-0000', 'PRO', 'INV-00000042', 'pro 0000 0042', '%', 'S-000042', 'nothing'])(
    'are found without reading all that begin like the text: %s',
    async (q) => {
      const { statements } = await reading(
        `/api/v1/invoices?${new URLSearchParams({ q }).toString()}`,
        /carrier_invoice/,
      );
      expect(await sumRead(statements)).toBeLessThanOrEqual(9_000);
    },
    SLOW,
  );

  it('are found by their whole number, the newest ones by its beginning too', async () => {
    const find = async (q: string) =>
      (await owner.client.get(`/api/v1/invoices?q=${q}`)).body.items.map(({ number }: any) => number);
    const newest = `INV-${String(ROWS - 2).padStart(8, '0')}`;
    expect(await find('INV-00000042')).toEqual(['INV-00000042']);
    expect((await find('INV-'))[0]).toBe(newest);
  });
});

describe('the accounting export of a big company', () => {
  it(
    'reads only invoices that wait for it, and says how many are left for the next ones',
    async () => {
      const month = clock.now().toISOString().slice(0, 7);
      const { body, statements } = await reading(`/api/v1/accounting/exports/pending?month=${month}`, /to_export/);
      const [{ waiting }] = (await app
        .get(Database)
        .query<{ waiting: string }>(
          "SELECT COUNT(*) AS waiting FROM carrier_invoice WHERE company_id = ? AND status = 'approved'",
          [owner.companyId],
        )) as [{ waiting: string }];
      const considered = Math.min(Number(waiting), 20_000);
      expect(body.remaining).toBe(considered - 2_000);
      // Some rows for each waiting invoice: itself and its decisions.
      expect(await sumRead(statements)).toBeLessThanOrEqual(10 * considered + 10);
    },
    SLOW,
  );

  it('reads the newest hundred exports', async () => {
    const { statements } = await reading('/api/v1/accounting/exports', /accounting_export/);
    expect(await sumRead(statements)).toBeLessThanOrEqual(101);
  });
});

describe('claims of a big company', () => {
  it.each(['open', 'due', 'settled', 'ended', 'all'])(
    'are paged without reading others: %s',
    (view) => expectPages(`/api/v1/claims?view=${view}`, /FROM claim c/),
    SLOW,
  );

  it('have the stage of their view', async () => {
    const rows = await app
      .get(Database)
      .query<{ status: never; stage: 'open' | 'settled' | 'ended' }>('SELECT DISTINCT status, stage FROM claim');
    expect(rows).toHaveLength(8);
    for (const { status, stage } of rows) expect(VIEW_STATUSES[stage]).toContain(status);
  });

  it('are counted up to 10,001 of each view', async () => {
    const { statements } = await reading('/api/v1/claims/counts', /FROM claim/);
    for (const statement of statements) expect(await rowsRead(app, statement)).toBeLessThanOrEqual(COUNTED * 2 + 10);
  });

  it.each(['REF-', 'ref-0000', 'C-00000042', 'S-000042', 'nothing'])(
    'are found without reading all that begin like the text: %s',
    async (q) => {
      const { statements } = await reading(`/api/v1/claims?q=${q}`, /claim/);
      expect(await sumRead(statements)).toBeLessThanOrEqual(9_000);
    },
    SLOW,
  );
});
