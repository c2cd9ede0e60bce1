import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { KeepReportDay } from '../../src/modules/shipments/reports/keep-report-day.js';
import { REPORT_GROUPS } from '../../src/modules/shipments/reports/domain/report-groups.js';
import { SHIPMENT_BODY } from '../../src/modules/shipments/persistence/stored-shipment.js';
import { Database } from '../../src/platform/database/database.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { insertManyShipments } from '../support/many-shipments.js';
import { rowsRead, type Statement, statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const ROWS = 80_000;
const PAGE = 25;
const LOADING = 180_000;
const clock = new TestClock();

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await signUp(app);
  await insertManyShipments(app, owner, ROWS, clock.now());
  await insertCounted();
}, LOADING);
afterAll(() => app.close());

/** Of the shipments, one in a hundred has a claim, one in ten an invoice, one in fifty an exception, and most the same transit time. */
async function insertCounted(): Promise<void> {
  const parts = [
    ['claim', '', 'CRC32(id) % 100 = 0'],
    ['invoice', '', 'CRC32(id) % 10 = 0'],
    ['exception', 'late', 'CRC32(id) % 50 = 0'],
    ['transit', '3', 'CRC32(id) % 10 > 1'],
  ];
  for (const [part, code, condition] of parts)
    await app
      .get(Database)
      .query(
        `INSERT INTO report_shipment (company_id, part, code, ship_on, shipment_id) SELECT company_id, ?, ?, pickup_on, id FROM shipment WHERE company_id = ? AND ${condition}`,
        [part, code, owner.companyId],
      );
  await app.get(Database).query('ANALYZE TABLE report_shipment');
}

/** Response of a request, and its reads of shipments. */
async function reading(query: string): Promise<{ body: any; statements: Statement[] }> {
  let body: any;
  const statements = await statementsDuring(app, async () => {
    ({ body } = await owner.client.get(`/api/v1/shipments?${query}`));
  });
  return { body, statements: statements.filter(({ sql }) => /\b(shipment|shipment_word|report_shipment)\b/.test(sql)) };
}

const pageOf = (statements: Statement[]) => statements.filter(({ sql }) => sql.includes('LIMIT ?'));

const ALL_ORDERS = [
  '',
  'view=needs_action',
  'view=in_transit',
  'view=without_pod',
  'status=delivered',
  'status=booked',
  'status=lost',
];
const BY_CREATION = [
  'mode=LTL',
  'mode=VLTL',
  'carrier=ZZAA',
  'carrier=ZZAC',
  'owner=me',
  'lane=IL>',
  'lane=>ND',
  'lane=>TX',
];
const BY_PICKUP = [
  'view=pickup_today',
  'pickupFrom=2026-08-01',
  'pickupFrom=2026-08-01&pickupTo=2026-08-31',
  'status=delivered&pickupTo=2026-10-01',
  'view=in_transit&pickupFrom=2026-07-01',
  'counted=shipment&pickupFrom=2026-08-01',
];
const CASES = [
  ...['created', 'pickup', 'eta'].flatMap((sort) =>
    ['asc', 'desc'].flatMap((order) => ALL_ORDERS.map((filter) => `${filter}&sort=${sort}&order=${order}`)),
  ),
  ...['asc', 'desc'].flatMap((order) => [
    ...BY_CREATION.map((filter) => `${filter}&order=${order}`),
    ...BY_PICKUP.map((filter) => `${filter}&order=${order}`),
  ]),
];

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

  it('reads an exception and its shipment for each row', async () => {
    const { body: first } = await reading('exception=late');
    expect(first.items).toHaveLength(PAGE);
    const { body, statements } = await reading(`exception=late&cursor=${first.nextCursor}`);
    expect(body.items).toHaveLength(PAGE);
    expect(await rowsRead(app, pageOf(statements)[0]!)).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
  });

  it.each([
    'counted=claim',
    'counted=invoice&pickupFrom=2026-07-01&pickupTo=2026-10-31',
    'counted=exception&countedCode=late&order=desc',
    'counted=transit&countedCode=3&pickupFrom=2026-06-01',
  ])(
    'reads what a report counts and its shipment for each row, however rare it is: %s',
    async (filter) => {
      let cursor = '';
      for (let depth = 0; depth < 3; depth += 1) {
        const { body, statements } = await reading(`${filter}&limit=${PAGE}${cursor}`);
        const [select, ...others] = pageOf(statements);
        expect([others, body.items.length]).toEqual([[], PAGE]);
        expect(await rowsRead(app, select!)).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
        cursor = `&cursor=${body.nextCursor}`;
      }
    },
    LOADING,
  );

  it.each(['', 'severity=high', 'owner=none'])(
    'reads a page of the exception queue from its index, which has its order: %s',
    async (filter) => {
      let cursor = '';
      for (let page = 0; page < 3; page += 1) {
        let body: any;
        const statements = await statementsDuring(app, async () => {
          ({ body } = await owner.client.get(`/api/v1/shipments/exceptions?${filter}&limit=${PAGE}${cursor}`));
        });
        const select = statements.find(({ sql }) => sql.includes('FROM shipment_exception'))!;
        expect(body.items).toHaveLength(PAGE);
        // An exception, its shipment and its owner.
        expect(await rowsRead(app, select)).toBeLessThanOrEqual(3 * (PAGE + 1) + 5);
        await expectItsIndex(select);
        cursor = `&cursor=${body.nextCursor}`;
      }
    },
    LOADING,
  );

  it('reads for a page of the dock only its shipments, labels and entries', async () => {
    const day = '2026-10-01';
    const body = { pickup: {}, timeZones: [], stops: [{ type: 'origin' }, { type: 'destination' }], handlingUnits: [] };
    await app
      .get(Database)
      .query('UPDATE shipment SET body = ? WHERE company_id = ? AND pickup_on = ?', [
        JSON.stringify(SHIPMENT_BODY.write(body as never)),
        owner.companyId,
        day,
      ]);
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      let list: any;
      const statements = await statementsDuring(app, async () => {
        ({ body: list } = await owner.client.get(`/api/v1/dock?date=${day}&limit=${PAGE}${cursor}`));
      });
      expect(list.items).toHaveLength(PAGE);
      const [select, ...others] = statements.filter(({ sql }) => /FROM (shipment s|handling_|shipment_l)/.test(sql));
      expect(await rowsRead(app, select!)).toBeLessThanOrEqual(PAGE + 1 + 5);
      await expectItsIndex(select!);
      expect(others).toHaveLength(2);
      for (const other of others) expect(await rowsRead(app, other)).toBeLessThanOrEqual(PAGE + 5);
      cursor = `&cursor=${list.nextCursor}`;
    }
  });

  it('counts up to 10,001', async () => {
    const { body, statements } = await reading('');
    expect(body.total).toBe(10_001);
    const count = statements.find(({ sql }) => sql.includes('COUNT'))!;
    expect(await rowsRead(app, count)).toBeLessThanOrEqual(10_001 * 2 + 10);
    const counts = await owner.client.get('/api/v1/shipments/counts');
    expect(counts.body).toMatchObject({
      all: 10_001,
      needsAction: expect.any(Number),
      pickupToday: expect.any(Number),
    });
  });
});

describe('the home page of a big company', () => {
  it('reads counts up to 10,001 and the figures of two months, and no shipment of the month', async () => {
    const database = app.get(Database);
    await database.query(
      `INSERT INTO report_day SELECT company_id, part, pickup_on, scac, mode, currency, code, 'Example', ${'COUNT(*), '.repeat(25)}COUNT(*)
         FROM (SELECT s.*, p.part, IF(p.part = 'total', '', CONCAT(origin_state, '>', destination_state)) AS code
                 FROM shipment s, (SELECT 'total' AS part UNION ALL SELECT 'lane') p WHERE company_id = ?) AS row_
        GROUP BY company_id, part, pickup_on, scac, mode, currency, code`,
      [owner.companyId],
    );
    let body: any;
    const statements = await statementsDuring(app, async () => {
      ({ body } = await owner.client.get('/api/v1/home'));
    });
    expect(body.onTime.deliveries).toBeGreaterThan(1_000);
    const [figures] = statements.filter(({ sql }) => sql.includes('report_day'));
    // Days, carriers and modes of two months.
    expect(await rowsRead(app, figures!)).toBeLessThanOrEqual(62 * 3 * 3 * 2);
    for (const statement of statements.filter(
      ({ sql }) => /^(\(?SELECT)/.test(sql) && /shipment|quote|invoice/.test(sql),
    ))
      expect(await rowsRead(app, statement)).toBeLessThanOrEqual(5 * 10_001 * 2);
  });

  it.each(REPORT_GROUPS)('reads for a report only the rows of its part and days: %s', async (by) => {
    const path = `/api/v1/reports?by=${by}&from=2026-07-01&to=2026-07-31`;
    const statements = await statementsDuring(app, () => owner.client.get(path));
    // Days, carriers and modes; of lanes, each of them.
    const lanes = by === 'lane' ? 21 * 21 : 1;
    for (const statement of statements.filter(({ sql }) => sql.includes('report_day')))
      expect(await rowsRead(app, statement)).toBeLessThanOrEqual(31 * 3 * 3 * 2 * lanes);
  });

  it('reads of a whole month the sums of its groups', async () => {
    await app.get(KeepReportDay).keepMonth(owner.companyId, '2026-07-01', true);
    for (const [by, groups] of Object.entries({ carrier: 3, lane: 21 * 21, day: 31 })) {
      const path = `/api/v1/reports?by=${by}&from=2026-07-01&to=2026-07-30`;
      const statements = await statementsDuring(app, () => owner.client.get(path));
      const [figures] = statements.filter(({ sql }) => sql.includes('report_month FORCE') && sql.includes('SUM'));
      // The last day is subtracted.
      const day = by === 'day' ? 0 : 3 * 3 * groups;
      // Groups are also read from temporary tables.
      expect(await rowsRead(app, figures!)).toBeLessThanOrEqual(10 * (groups + day));
    }
  });

  it('reads for a lane or a carrier no other part', async () => {
    for (const filter of ['lane=IL%3ETX', 'carrier=ZZAC', 'mode=VLTL']) {
      const path = `/api/v1/reports?by=month&from=2026-07-01&to=2026-07-31&${filter}`;
      const statements = await statementsDuring(app, () => owner.client.get(path));
      const lanes = filter.startsWith('lane') ? 21 * 21 : 1;
      for (const statement of statements.filter(({ sql }) => sql.includes('report_day')))
        expect(await rowsRead(app, statement)).toBeLessThanOrEqual(31 * 3 * 3 * 2 * lanes);
    }
  });
});

describe('a search in a big company', () => {
  const SEARCHES = [
    'S-040000',
    '04000',
    '0',
    'PRO0040002',
    'pro',
    'pro004',
    'po4',
    'po12',
    'chicago',
    'chi',
    'fargo',
    'chicago dallas',
    'fargo laredo',
    'dal chi',
    'chicago 040000',
    'po1 fargo',
    'pro reno',
    'chicago po77 pro',
    'nothing',
    'chicago nothing',
    '%',
    'chicago&status=lost',
    'chicago dallas&view=needs_action',
  ];

  it.each(SEARCHES)('reads at most 2,500 rows: %s', async (q) => {
    let cursor = '';
    for (let page = 0; page < 3; page += 1) {
      const { body, statements } = await reading(
        `q=${q.replaceAll(' ', '%20').replace('%&', '%25&').replace(/^%$/, '%25')}${cursor}`,
      );
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
    ['po1234', 2],
    ['chicago dallas', 3],
  ])('needs few statements: %s at most %d', async (q, most) => {
    const { body, statements } = await reading(new URLSearchParams({ q }).toString());
    expect(body.items.length).toBeGreaterThan(0);
    expect(statements.map(({ sql }) => sql).slice(most)).toEqual([]);
  });

  it('finds everything that a scan finds, newest first', async () => {
    const expected = await app
      .get(Database)
      .query<{ id: string }>(
        "SELECT id FROM shipment WHERE company_id = ? AND 'Fargo' IN (origin_city, destination_city) ORDER BY id DESC",
        [owner.companyId],
      );
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await reading(`q=far&limit=100${cursor}`);
      found.push(...body.items.map((item: any) => item.id));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(found).toEqual(expected.map(({ id }) => id));
  });

  it('finds rows with two frequent words, across pages that are short', async () => {
    const expected = await app
      .get(Database)
      .query<{ id: string }>(
        "SELECT id FROM shipment WHERE company_id = ? AND 'Chicago' IN (origin_city, destination_city) AND 'Memphis' IN (origin_city, destination_city) ORDER BY id DESC LIMIT 60",
        [owner.companyId],
      );
    const found: string[] = [];
    for (let cursor = ''; found.length < 60;) {
      const { body } = await reading(`q=chicago%20memphis${cursor}`);
      found.push(...body.items.map((item: any) => item.id));
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(found.slice(0, 60)).toEqual(expected.map(({ id }) => id));
  });
});

describe('the export of a big company', () => {
  const MEGABYTE = 1_024 * 1_024;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  /** Bytes that are in use, without garbage, whose amount depends on the specs that this worker ran before. */
  const liveMemory = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };

  it(
    'needs no more memory for 40,000 rows than for a few',
    async () => {
      await owner.client.get('/api/v1/shipments/export?status=lost');
      const before = liveMemory();
      const { body } = await owner.client.open('/api/v1/shipments/export');
      let [lines, peak, bytes] = [0, before, 0];
      for await (const chunk of body!) {
        lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
        const measured = Math.floor(bytes / MEGABYTE);
        bytes += chunk.length;
        if (Math.floor(bytes / MEGABYTE) > measured) peak = Math.max(peak, liveMemory());
      }
      expect(lines).toBe(ROWS / 2 + 1);
      expect(bytes / MEGABYTE).toBeGreaterThan(4);
      expect((peak - before) / MEGABYTE).toBeLessThan(8);
    },
    LOADING,
  );
});

describe('the invoices of a big company', () => {
  const INVOICES = 20_000;
  const id = (position: number) => `civ_01J${String(position).padStart(23, '0')}`;

  /** Every third one to review, every third one approved; of three carriers and unknown ones. */
  beforeAll(async () => {
    await app.get(Database).query(
      `INSERT INTO carrier_invoice (company_id, id, status, version, source, scac, carrier_name, number, currency, total, agreed_total, approved_total, paid_total,
         verdict, body, created_at)
       SELECT company_id, CONCAT('civ_01J', LPAD(n, 23, '0')), ELT(1 + n % 3, 'review', 'approved', 'paid'), 1, 'member', IF(n % 50 = 0, NULL, scac),
              IF(n % 50 = 0, NULL, 'Example'), CONCAT('I-', n), IF(n % 10 = 0, 'CAD', 'USD'), 10000 + n, 10100, IF(n % 3 = 0, NULL, 10000 + n), IF(n % 3 = 1, n % 500, 0),
              'agreed', '{}', ?
         FROM (SELECT company_id, scac, CAST(SUBSTRING(number, 3) AS UNSIGNED) DIV 2 AS n FROM shipment WHERE company_id = ? ORDER BY number LIMIT ${INVOICES}) AS rows_`,
      [clock.now(), owner.companyId],
    );
  }, LOADING);

  const readingOf = async (path: string) => {
    let body: any;
    const statements = await statementsDuring(app, async () => {
      ({ body } = await owner.client.get(`/api/v1/invoices${path}`));
    });
    return { body, statements: statements.filter(({ sql }) => sql.includes('carrier_invoice i')) };
  };

  it.each(['carrier=ZZAA', 'carrier=none', 'carrier=ZZAB&view=review', 'view=approved'])(
    'are paged by an index that has the order: %s',
    async (filter) => {
      const { body: first } = await readingOf(`?${filter}&limit=${PAGE}`);
      expect(first.items).toHaveLength(PAGE);
      const { body, statements } = await readingOf(`?${filter}&limit=${PAGE}&cursor=${first.nextCursor}`);
      expect([body.items.length, statements.length]).toEqual([PAGE, 1]);
      // A shipment is looked up for each row.
      expect(await rowsRead(app, statements[0]!)).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
      await expectItsIndex(statements[0]!);
    },
  );

  it.each([
    ['', ''],
    ['view=approved', "AND status = 'approved'"],
    ['carrier=ZZAA', "AND scac = 'ZZAA'"],
    ['carrier=none&view=review', "AND scac IS NULL AND status = 'review'"],
  ])('are added up by carrier in one statement over the newest 10,001: %s', async (filter, condition) => {
    const { body, statements } = await readingOf(`/carriers?${filter}`);
    const rows = await app.get(Database).query<any>(
      `SELECT scac, currency, total, agreed_total AS agreed, approved_total AS approved, paid_total AS paid, status FROM carrier_invoice
        WHERE company_id = ? ${condition} ORDER BY id DESC LIMIT 10001`,
      [owner.companyId],
    );
    const expected = [...Map.groupBy(rows, ({ scac, currency }: any) => `${scac} ${currency}`).values()].map(
      (of: any[]) => {
        const sum = (value: (row: any) => number) => of.reduce((total, row) => total + value(row), 0);
        return {
          scac: of[0].scac,
          carrierName: of[0].scac && 'Example',
          currency: of[0].currency,
          count: of.length,
          invoiced: sum(({ total }) => Number(total)),
          overAgreed: sum(({ total, agreed }) => Math.max(Number(total) - Number(agreed), 0)),
          openBalance: sum(({ status, approved, paid }) =>
            status === 'approved' ? Number(approved) - Number(paid) : 0,
          ),
        };
      },
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(body.items).toEqual(expected.sort((one, other) => other.invoiced - one.invoiced));
    expect(statements).toHaveLength(1);
    // Each invoice is read, written to the temporary table of the newest and read from it.
    expect(await rowsRead(app, statements[0]!)).toBeLessThanOrEqual(3 * 10_001 + 100);
  });

  it.each([
    ['view=review', 9_000, 8_997, 9_003, 8_997],
    ['view=review', 9_001, 9_000, 9_003, 9_000],
    ['view=review', 0, null, 3, null],
    ['', 9_001, 9_000, 9_002, 9_000],
    ['view=approved', 19_999, 19_996, null, 19_996],
  ])(
    'are reviewed one after the other, each read by its index: %s from %d',
    async (filter, of, next, previous, toReview) => {
      const { body, statements } = await readingOf(`/${id(of)}/neighbors?${filter}`);
      const neighbor = (position: number | null) => position && { id: id(position), number: `I-${position}` };
      expect(body).toEqual({ previous: neighbor(previous), next: neighbor(next), nextToReview: neighbor(toReview) });
      expect(statements.length).toBeLessThanOrEqual(3);
      for (const statement of statements) expect(await rowsRead(app, statement)).toBeLessThanOrEqual(3);
    },
  );

  it('of another company are unknown', async () => {
    const stranger = await signUp(app, { companyName: 'Hilltop Stone' });
    expect((await stranger.client.get(`/api/v1/invoices/${id(9_000)}/neighbors`)).status).toBe(404);
  });
});
