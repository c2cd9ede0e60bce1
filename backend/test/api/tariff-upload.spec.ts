import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Config } from '../../src/config/config.js';
import { ratesCsv } from '../fixtures/class-rates.js';
import { SAMPLE_TERMS } from '../fixtures/sample-tariff.js';
import type { ApiClient } from '../support/api-client.js';
import { signInAs, signUp } from '../support/identity.js';
import { EXAMPLE_FUEL, quoteRequest, sheet, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const LANE_HEADER = 'origin,destination,class,L5C,M5C,M1M,M2M,M5M,M10M,M20M,M30M,M40M,service,transit_days';
const MILES_HEADER = LANE_HEADER.replace('origin,destination', 'miles_from,miles_to');

describe('POST /api/v1/company/tariffs', () => {
  const clock = new TestClock();
  let app: TestApp;
  let client: ApiClient;
  let companyId: string;

  beforeAll(async () => {
    app = await startTestApp({ clock });
  });
  beforeEach(async () => {
    ({ client, companyId } = await signUp(app));
    await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  });
  afterAll(() => app.close());

  const listed = async () => (await client.get('/api/v1/company/tariffs')).body.items;
  const total = async () =>
    (await client.post('/api/v1/rating/preview', quoteRequest([{ weight: 620, freightClass: '70' }]))).body.offers[0]
      ?.total.amount ?? null;
  const count = async (table: string): Promise<number> =>
    (
      await app.database.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE company_id = ?`, [
        companyId,
      ])
    )[0]!.n;
  const cells = (body: any): unknown[] => body.errors.map(({ row, column, code }: any) => [row, column, code]);

  it('stores a tariff and its carrier with a connection, and invents no PRO numbers', async () => {
    expect(await uploadTariff(client)).toMatchObject({
      status: 201,
      body: { tariffId: expect.stringMatching(/^trf_/), version: 1, rows: 18, errors: [], warnings: [] },
    });
    expect(await listed()).toMatchObject([
      {
        version: 1,
        name: '2026 contract',
        status: 'active',
        rows: 18,
        basis: 'lane',
        carrier: { scac: 'ZZAA', name: 'Example Freight Lines', demo: false, connectors: ['tariff'] },
      },
    ]);
    expect(await count('pro_block')).toBe(0);
  });

  it('accepts the parts as fields as well as files', async () => {
    const form = new FormData();
    form.set('terms', new Blob([JSON.stringify(SAMPLE_TERMS)], { type: 'application/json' }), 'terms.json');
    form.set('rates', `\uFEFF${ratesCsv('606', '752')}`);
    expect(await client.request('POST', '/api/v1/company/tariffs', { body: form })).toMatchObject({
      status: 201,
      body: { rows: 18 },
    });
  });

  it('skips columns without a name', async () => {
    const rates = sheet(',origin,,destination,class,L5C,', 'A-1,606,note,752,70,98.23,');
    expect(await uploadTariff(client, { rates })).toMatchObject({ status: 201, body: { rows: 1, warnings: [] } });
  });

  it('returns the terms of a version, as a start for the next one', async () => {
    const { body } = await uploadTariff(client);
    const answer = await client.get(`/api/v1/company/tariffs/${body.tariffId}/terms`);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        tariffId: body.tariffId,
        terms: { carrier: { scac: 'ZZAA' }, fuel: SAMPLE_TERMS.fuel, rules: { cubic: null } },
      },
    });
    expect(await uploadTariff(client, { terms: answer.body.terms })).toMatchObject({
      status: 201,
      body: { version: 2, warnings: [] },
    });
  });

  it('leaves no file behind', async () => {
    await uploadTariff(client);
    await uploadTariff(client, { rates: 'broken' });
    expect(await readdir(join(app.get(Config).storageDirectory, 'incoming'))).toEqual([]);
  });

  it('stores nothing on a dry run', async () => {
    expect(await uploadTariff(client, {}, '?dryRun=true')).toMatchObject({
      status: 200,
      body: { tariffId: null, version: null, rows: 18, errors: [] },
    });
    expect(await Promise.all(['tariff', 'tariff_rate', 'carrier'].map(count))).toEqual([0, 0, 0]);
  });

  it('reports on a dry run how the rates differ from the active version, and nothing without one', async () => {
    const header = 'origin,destination,class,L5C,M5C';
    const first = await uploadTariff(
      client,
      { rates: sheet(header, '606,752,70,98.23,80', '606,752,85,110,90', '606,750,70,70,60') },
      '?dryRun=true',
    );
    expect(first.body.difference).toBeNull();
    const stored = await uploadTariff(client, {
      rates: sheet(header, '606,752,70,98.23,80', '606,752,85,110,90', '606,750,70,70,60'),
    });
    expect(stored.body.difference).toBeNull();
    const { body } = await uploadTariff(
      client,
      { rates: sheet(header, '606,751,70,70,60', '606,752,85,110,91.5', '606,752,70,98.23,80') },
      '?dryRun=true',
    );
    const place = { origin: '606', milesFrom: null, milesTo: null, equipment: null };
    expect(body.difference).toMatchObject({ version: 1, added: 1, removed: 1, changed: 1, same: 1 });
    expect(body.difference.examples).toMatchObject([
      { ...place, change: 'added', destination: '751', freightClass: '70' },
      {
        ...place,
        change: 'changed',
        destination: '752',
        freightClass: '85',
        cells: [{ column: 'M5C', before: '90.00', after: '91.50' }],
      },
      { ...place, change: 'removed', destination: '750', freightClass: '70' },
    ]);
    const { client: other } = await signUp(app);
    expect((await uploadTariff(other, {}, '?dryRun=true')).body.difference).toBeNull();
  });

  it.each(['', '?dryRun=true'])(
    'reports every error of both parts with row and column, and stores nothing (query "%s")',
    async (query) => {
      const rates = sheet(
        LANE_HEADER,
        '606,752,70,98.23',
        '6O6,752,70,98.23',
        '606,752,71,1',
        '606,752,85,abc,-1',
        '606,752,70,99',
        '606,752,100,1,,,,,,,,,fast,0',
        '606,752',
      );
      const answer = await uploadTariff(client, { terms: { currency: 'EUR', discountBps: 20_000 }, rates }, query);
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'TARIFF_INVALID', tariffId: null, version: null, rows: 2, warnings: [] },
      });
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(cells(answer.body)).toEqual([
        [0, '/currency', 'INVALID'],
        [0, '/discountBps', 'INVALID'],
        [3, 'origin', 'PLACE_UNKNOWN'],
        [4, 'class', 'CLASS_UNKNOWN'],
        [5, 'L5C', 'RATE_INVALID'],
        [5, 'M5C', 'RATE_INVALID'],
        [6, 'origin', 'DUPLICATE'],
        [7, 'service', 'SERVICE_UNKNOWN'],
        [7, 'transit_days', 'TRANSIT_INVALID'],
        [8, 'class', 'CLASS_UNKNOWN'],
        [8, 'L5C', 'RATE_REQUIRED'],
      ]);
      expect(answer.body.errors[2]).toMatchObject({
        pointer: '/rates/3/origin',
        message: expect.stringContaining('"6O6"'),
      });
      expect(answer.body.errors[0].pointer).toBe('/terms/currency');
      expect(await Promise.all(['tariff', 'tariff_rate', 'carrier'].map(count))).toEqual([0, 0, 0]);
    },
  );

  it.each([
    ['an unknown column', sheet(`${LANE_HEADER},fuel`, '606,752,70,98.23'), [[1, 'fuel', 'COLUMN_UNKNOWN']]],
    ['a missing column', 'origin,class,L5C\n606,70,98.23', [[1, 'destination', 'COLUMN_MISSING']]],
    ['no weight break', 'origin,destination,class\n606,752,70', [[1, 'L5C', 'COLUMN_MISSING']]],
    ['a duplicate column', 'origin,destination,class,L5C,l5c\n606,752,70,1,2', [[1, 'L5C', 'COLUMN_DUPLICATE']]],
    ['a short line', 'origin,destination,class,L5C\n606,752,70', [[2, '', 'COLUMN_COUNT']]],
    ['no row', `${LANE_HEADER}\n\n`, [[1, '', 'NO_ROWS']]],
    ['an unclosed quotation mark', `${LANE_HEADER}\n"606,752,70,98.23`, [[2, '', 'CSV_MALFORMED']]],
  ])('refuses rates with %s', async (_, rates, errors) => {
    const answer = await uploadTariff(client, { rates });
    expect([answer.status, cells(answer.body)]).toEqual([422, errors]);
  });

  it('refuses overlapping mileage bands of a class', async () => {
    const rates = sheet(MILES_HEADER, '0,500,70,50', '500,1000,70,60', '0,500,85,55', '501,1000,70,60');
    const answer = await uploadTariff(client, { terms: { basis: 'mileage' }, rates });
    expect([answer.status, cells(answer.body)]).toEqual([422, [[3, 'miles_from', 'MILES_OVERLAP']]]);
  });

  it('rates by miles', async () => {
    await uploadTariff(client, {
      terms: { basis: 'mileage', discountBps: 0, minimumCharge: 0 },
      rates: sheet(MILES_HEADER, '0,900,70,50', '901,1000,70,60', '1001,3000,70,70'),
    });
    const { body } = await client.post('/api/v1/rating/preview', quoteRequest([{ weight: 100, freightClass: '70' }]));
    expect(body.derived.miles).toBe(972);
    expect(body.offers[0].lines[0].amount.amount).toBe(6_000);
  });

  it('returns that a tariff is for one mode', async () => {
    const answer = await uploadTariff(client, { terms: { modes: ['LTL', 'FTL'] } });
    expect([answer.status, cells(answer.body)]).toEqual([422, [[0, '/modes', 'MODE_COUNT']]]);
    expect(answer.body.errors[0].message).toContain('one mode');
  });

  it.each([
    ['terms', { rates: 'x' }, [0, '', 'REQUIRED']],
    ['rates', { terms: JSON.stringify(SAMPLE_TERMS) }, [0, '', 'REQUIRED']],
    ['well-formed terms', { terms: '{', rates: 'x' }, [0, '', 'MALFORMED_JSON']],
  ])('requires %s', async (_, parts, error) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    const answer = await client.request('POST', '/api/v1/company/tariffs', { body: form });
    expect([answer.status, cells(answer.body)]).toEqual([422, [error]]);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form without boundary', 'multipart/form-data', 'x', 400],
    [
      'a truncated form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="rates"; filename="r.csv"\r\n\r\n606',
      400,
    ],
    [
      'a part of another name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="sheet"; filename="r.csv"\r\n\r\n606\r\n--x--\r\n',
      400,
    ],
  ])('refuses %s', async (_, type, body, status) => {
    expect(
      await client.request('POST', '/api/v1/company/tariffs', { body, headers: { 'content-type': type } }),
    ).toMatchObject({ status });
    expect(await readdir(join(app.get(Config).storageDirectory, 'incoming')).catch(() => [])).toEqual([]);
  });

  it('stops reading after 1,000 errors and reports that', async () => {
    const rates = sheet(
      'origin,destination,class,L5C',
      ...Array.from({ length: 2_000 }, (_, row) => `x${row},752,70,1`),
    );
    const { body } = await uploadTariff(client, { rates });
    expect(body.errors).toHaveLength(1_000);
    expect(body.warnings).toMatchObject([{ code: 'ERRORS_TRUNCATED' }]);
  });

  it("keeps an existing carrier's name", async () => {
    await uploadTariff(client);
    const answer = await uploadTariff(client, { terms: { carrier: { scac: 'ZZAA', name: 'Another Name' } } });
    expect(answer.body.warnings).toMatchObject([{ row: 0, column: '/carrier/name', code: 'CARRIER_NAME_KEPT' }]);
    expect((await client.get('/api/v1/company/carriers')).body.items).toMatchObject([
      { scac: 'ZZAA', name: 'Example Freight Lines' },
    ]);
  });

  it('rates with the newest version whose dates include the pickup, and with the previous one after withdrawal', async () => {
    await uploadTariff(client);
    const first = await total();
    const { body } = await uploadTariff(client, { terms: { discountBps: 5_000 } });
    await uploadTariff(client, { terms: { discountBps: 0, effectiveFrom: '2027-01-01', effectiveTo: '2027-12-31' } });
    expect((await listed()).map((tariff: any) => [tariff.version, tariff.status])).toEqual([
      [3, 'scheduled'],
      [2, 'active'],
      [1, 'superseded'],
    ]);
    // 609.03 less half of it (304.52), and 27.5% fuel on 304.51 (83.74).
    expect(await total()).toBe(38_825);

    expect(await client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: true })).toMatchObject({
      status: 200,
      body: { version: 2, status: 'withdrawn' },
    });
    expect(await total()).toBe(first);
    expect(await client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: false })).toMatchObject({
      body: { status: 'active' },
    });
    expect(await total()).toBe(38_825);
  });

  it('never changes a stored version', async () => {
    const stored = () =>
      app.database.database.query(
        'SELECT id, version, terms, name FROM tariff WHERE company_id = ? ORDER BY version LIMIT 1',
        [companyId],
      );
    await uploadTariff(client);
    const before = await stored();
    await uploadTariff(client, { terms: { name: 'Renamed', discountBps: 1 } });
    expect(await stored()).toEqual(before);
    expect(await count('tariff_rate')).toBe(36);
  });

  it('numbers concurrent uploads consecutively', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => uploadTariff(client)));
    expect(answers.map((answer) => answer.body.version).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('pages the list of versions', async () => {
    for (let version = 1; version <= 3; version++) await uploadTariff(client);
    const first = await client.get('/api/v1/company/tariffs?limit=2');
    const second = await client.get(`/api/v1/company/tariffs?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items].map((tariff: any) => tariff.version)).toEqual([3, 2, 1]);
    expect(second.body.nextCursor).toBeNull();
  });

  it('neither shows nor withdraws versions of another company', async () => {
    const { body } = await uploadTariff(client);
    const other = await signUp(app, { companyName: 'Hillside Glass' });
    await other.client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
    expect((await other.client.get('/api/v1/company/tariffs')).body.items).toEqual([]);
    expect((await other.client.get('/api/v1/company/carriers')).body.items).toEqual([]);
    expect(await other.client.patch(`/api/v1/company/tariffs/${body.tariffId}`, { withdrawn: true })).toMatchObject({
      status: 404,
    });
    expect((await other.client.post('/api/v1/rating/preview', quoteRequest([{ weight: 620 }]))).body).toMatchObject({
      offers: [],
      declined: [],
    });
    expect(await listed()).toMatchObject([{ status: 'active' }]);
  });

  it('requires tariff management', async () => {
    expect(await uploadTariff(app.client())).toMatchObject({ status: 401 });
    const booker = await signInAs(app, companyId, 'booker');
    expect(await uploadTariff(booker.client)).toMatchObject({ status: 403 });
    const finance = await signInAs(app, companyId, 'finance');
    expect(await finance.client.get('/api/v1/company/tariffs')).toMatchObject({ status: 200 });
    expect(await uploadTariff(finance.client)).toMatchObject({ status: 403 });
  });
});
