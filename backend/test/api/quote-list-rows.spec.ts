import { Database } from '../../src/platform/database/database.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { unchecked } from '../support/many-rows.js';
import { insertManyQuotes, MANY_IMPORT } from '../support/many-quotes.js';
import { rowsRead, type Statement, statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const ROWS = 40_000;
const PAGE = 25;
const LOADING = 180_000;
const clock = new TestClock();

const APPROVAL = {
  schemaVersion: 1,
  booking: { pickup: { on: '2026-11-30' } },
  carrier: 'Example',
  service: 'Standard',
  mode: 'LTL',
  requesterRole: 'booker',
  requesterIds: [],
  steps: [],
  decisions: [],
  rejection: null,
};
/** One in fifty waits. */
const IS_OPEN = 'CRC32(q.id) % 50 = 0';
const APPROVALS = `INSERT INTO approval_request (company_id, id, quote_id, offer_id, status, requested_by, requested_by_name, total, currency, valid_until, body, version, created_at, decided_at)
  SELECT q.company_id, CONCAT('apq_', SUBSTRING(q.id, 5)), q.id, 'ofr_1', IF(${IS_OPEN}, 'pending', 'approved'), 'usr_1', 'Example', 20000, 'USD', q.created_at, ?, 1,
    q.created_at, IF(${IS_OPEN}, NULL, q.created_at) FROM quote q`;

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await signUp(app);
  await insertManyQuotes(app, owner, ROWS, clock.now());
  await unchecked(app, APPROVALS, [JSON.stringify(APPROVAL)]);
  await app.get(Database).query('ANALYZE TABLE approval_request');
}, LOADING);
afterAll(() => app.close());

/** Response of a request, and its reads of quotes. */
async function reading(query: string): Promise<{ body: any; statements: Statement[] }> {
  let body: any;
  const statements = await statementsDuring(app, async () => {
    ({ body } = await owner.client.get(`/api/v1/quotes?${query}`));
  });
  return { body, statements: statements.filter(({ sql }) => /\b(quote|quote_word|quote_import_item)\b/.test(sql)) };
}

const pageOf = (statements: Statement[]) => statements.filter(({ sql }) => sql.includes('LIMIT ?'));

const IN_EVERY_ORDER = [
  '',
  'view=ready_to_book',
  'status=booked',
  'status=expired',
  'status=quoted',
  'status=cancelled',
  'status=rating',
];
const BY_CREATION = ['view=closed', 'mode=LTL', 'mode=VLTL', 'owner=me', 'lane=IL>', 'lane=>ND', 'lane=>TX'];
const BY_END = ['view=needs_action', 'expiring=true'];
const CASES = ['asc', 'desc'].flatMap((order) => [
  ...['created', 'pickup', 'bestTotal', 'validUntil'].flatMap((sort) =>
    IN_EVERY_ORDER.map((filter) => `${filter}&sort=${sort}&order=${order}`),
  ),
  ...[...BY_CREATION, ...BY_END].map((filter) => `${filter}&order=${order}`),
]);

/** The server uses the index of the hint and sorts nothing. */
async function expectItsIndex({ sql, params }: Statement): Promise<void> {
  const [plan] = await app.get(Database).query<{ type: string; key: string; Extra: string }>(`EXPLAIN ${sql}`, params);
  expect([plan!.key, plan!.type]).toEqual([
    /FORCE INDEX \((\w+)\)/.exec(sql)![1],
    expect.stringMatching(/^(range|ref)$/),
  ]);
  expect(plan!.Extra).not.toContain('filesort');
}

describe('a list page of a big company', () => {
  it.each(CASES)(
    'reads no more rows than it returns at any depth, by its index: %s',
    async (filter) => {
      let cursor: string | null = '';
      for (let depth = 0; depth < 5 && cursor !== null; depth += 1) {
        const { body, statements } = await reading(`${filter}&limit=${depth % 4 === 0 ? PAGE : 100}${cursor}`);
        const [select, ...others] = pageOf(statements);
        expect([others, body.items.length > 0]).toEqual([[], true]);
        const read = await rowsRead(app, select!);
        expect(read).toBeGreaterThanOrEqual(body.items.length);
        expect(read).toBeLessThanOrEqual(body.items.length + 1 + 5);
        if (depth === 1) await expectItsIndex(select!);
        cursor = body.nextCursor === null ? null : `&cursor=${body.nextCursor}`;
      }
    },
    LOADING,
  );

  it.each(['asc', 'desc'])('reads an item and its quote for each row of an import: %s', async (order) => {
    const { body: first } = await reading(`import=${MANY_IMPORT}&order=${order}`);
    expect([first.items.length, first.total]).toEqual([PAGE, 10_000]);
    const { body, statements } = await reading(`import=${MANY_IMPORT}&order=${order}&cursor=${first.nextCursor}`);
    expect(body.items).toHaveLength(PAGE);
    expect(await rowsRead(app, pageOf(statements)[0]!)).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
  });

  it('cannot be sorted without an index', async () => {
    const { body } = await owner.client.get('/api/v1/quotes?mode=LTL&sort=bestTotal');
    expect(body).toMatchObject({ code: 'SORT_UNAVAILABLE', status: 422 });
  });

  it('counts each view from its index, up to 10,001', async () => {
    let body: any;
    const statements = await statementsDuring(app, async () => {
      ({ body } = await owner.client.get('/api/v1/quotes/counts'));
    });
    const [row] = await app.get(Database).query<Record<string, string>>(
      `SELECT COUNT(*) AS \`all\`, SUM(status IN ('booked', 'expired', 'cancelled')) AS closed, SUM(status = 'quoted' AND COALESCE(valid_until, '9999-12-31') > ?) AS readyToBook,
         SUM(status = 'no_offers' OR status = 'quoted' AND (valid_until > ? AND valid_until <= ? + INTERVAL 1 DAY OR valid_until IS NULL)) AS needsAction
       FROM quote WHERE company_id = ?`,
      [clock.now(), clock.now(), clock.now(), owner.companyId],
    );
    const expected = Object.fromEntries(
      Object.entries(row!).map(([view, count]) => [view, Math.min(10_001, Number(count))]),
    );
    expect(expected.needsAction).toBeGreaterThan(0);
    expect(body).toEqual(expected);
    const count = statements.find(({ sql }) => sql.includes('UNION ALL'))!;
    const total = Object.values(expected).reduce((sum, found) => sum + found, 0);
    expect(await rowsRead(app, count)).toBeLessThanOrEqual(2 * total + 20);
  });

  it('counts up to 10,001', async () => {
    const { body, statements } = await reading('');
    expect(body.total).toBe(10_001);
    const count = statements.find(({ sql }) => sql.includes('COUNT'))!;
    expect(await rowsRead(app, count)).toBeLessThanOrEqual(10_001 * 2 + 10);
  });
});

describe('a search in a big company', () => {
  const SEARCHES = [
    'Q-020000',
    '02000',
    '0',
    'q',
    'po4',
    'po12',
    'chicago',
    'chi',
    'fargo',
    'chicago dallas',
    'fargo laredo',
    'dal chi',
    'chicago 020000',
    'po1 fargo',
    'acme reno',
    'chicago po77 q',
    'nothing',
    'chicago nothing',
    '%',
    'chicago&status=rating',
    'chicago dallas&expiring=true',
    `fargo&import=${MANY_IMPORT}`,
  ];

  it.each(SEARCHES)('reads at most 2,500 rows: %s', async (q) => {
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body, statements } = await reading(`q=${q.replaceAll(' ', '%20').replace(/^%$/, '%25')}${cursor}`);
      const read = await statements.reduce(
        async (sum, statement) => (await sum) + (await rowsRead(app, statement)),
        Promise.resolve(0),
      );
      expect(read).toBeLessThanOrEqual(2_500);
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
  });

  it.each([
    ['q=far&limit=100', "'Fargo' IN (origin_city, destination_city)"],
    [
      'q=chicago%20memphis&limit=100&status=cancelled',
      "'Chicago' IN (origin_city, destination_city) AND 'Memphis' IN (origin_city, destination_city) AND status = 'cancelled'",
    ],
    [
      `q=fargo&import=${MANY_IMPORT}`,
      `'Fargo' IN (origin_city, destination_city) AND id IN (SELECT quote_id FROM quote_import_item WHERE import_id = '${MANY_IMPORT}')`,
    ],
  ])(
    'finds everything that a scan finds, newest first, across pages that may be short: %s',
    async (query, condition) => {
      const expected = await app
        .get(Database)
        .query<{ id: string }>(`SELECT id FROM quote WHERE company_id = ? AND ${condition} ORDER BY id DESC`, [
          owner.companyId,
        ]);
      expect(expected.length).toBeGreaterThan(0);
      const found: string[] = [];
      for (let cursor = ''; ;) {
        const { body } = await reading(`${query}${cursor}`);
        found.push(...body.items.map((item: any) => item.id));
        if (body.nextCursor === null) break;
        cursor = `&cursor=${body.nextCursor}`;
      }
      expect(found).toEqual(expected.map(({ id }) => id));
    },
    LOADING,
  );
});

describe('approvals of a big company', () => {
  it.each(['pending', 'decided'])('are paged without reading others: %s', async (view) => {
    let cursor: string | null = '';
    for (let depth = 0; depth < 3 && cursor !== null; depth += 1) {
      let body: any;
      const statements = await statementsDuring(app, async () => {
        ({ body } = await owner.client.get(`/api/v1/approvals?view=${view}&limit=${PAGE}${cursor}`));
      });
      const [page, ...others] = statements.filter(({ sql }) => sql.includes('FROM approval_request r'));
      expect([body.items.length, others]).toEqual([PAGE, []]);
      // The quote of each request is read too.
      expect(await rowsRead(app, page!)).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
      cursor = body.nextCursor === null ? null : `&cursor=${body.nextCursor}`;
    }
  });

  it('that wait for a user are counted up to 200', async () => {
    const statements = await statementsDuring(app, () => owner.client.get('/api/v1/approvals/counts'));
    const [count] = statements.filter(({ sql }) => sql.includes('FROM approval_request r'));
    expect(await rowsRead(app, count!)).toBeLessThanOrEqual(2 * 201 + 5);
  });
});
