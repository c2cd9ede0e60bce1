import { allAccessorials } from '../support/accessorials.js';
import { HUBS } from '../../src/modules/carriers/demonstration/hubs.js';
import { ACCESSORIAL_CODES } from '../../src/kernel/codes.js';
import type { ApiClient } from '../support/api-client.js';
import { signUp } from '../support/identity.js';
import { quoteRequest } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

describe('the demonstration’s carriers', () => {
  let app: TestApp;
  let client: ApiClient;

  beforeAll(async () => {
    app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
    ({ client } = await signUp(app));
  });
  afterAll(() => app.close());

  const pallets = [{ count: 2, weight: 1_000, freightClass: '70' }];
  const lane = (origin: string, destination: string) => ({
    stops: [
      { type: 'origin', postalCode: origin, country: countryOf(origin), dock: true },
      { type: 'destination', postalCode: destination, country: countryOf(destination), dock: true },
    ],
  });
  const offers = async (rest: object): Promise<any[]> =>
    (await client.post('/api/v1/rating/preview', quoteRequest(pallets, { ...rest }))).body.offers;

  it('are six, marked as fake, with a year of fuel prices', async () => {
    const { body } = await client.get('/api/v1/company/carriers');
    expect(body.items).toHaveLength(6);
    for (const carrier of body.items)
      expect(carrier).toMatchObject({
        scac: expect.stringMatching(/^ZZ/),
        name: expect.stringMatching(/^Demo /),
        demo: true,
        connectors: ['tariff'],
      });
    const fuel = (await client.get('/api/v1/company/fuel-prices')).body.items;
    expect(fuel[0]).toEqual({ index: 'US', effectiveOn: '2026-11-18', price: '3.768', source: 'demonstration' });
    expect(fuel.at(-1).effectiveOn).toBe('2025-12-31');
    expect(
      (await client.get('/api/v1/company/tariffs')).body.items.every((tariff: any) => tariff.status === 'active'),
    ).toBe(true);
  });

  it('make at least four offers from Chicago to Dallas, each with 27.5% fuel', async () => {
    const found = await offers({ accessorials: ['LFTD'] });
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(new Set(found.map((offer) => offer.total.amount)).size).toBe(found.length);
    for (const offer of found) {
      expect(offer.lines.find((line: any) => line.code === 'FUEL')).toMatchObject({ rate: '27.5' });
      expect(offer.total.amount).toBe(offer.lines.reduce((sum: number, line: any) => sum + line.amount.amount, 0));
    }
    expect(found.map((offer) => offer.service)).toEqual(expect.arrayContaining(['direct', 'interline']));
  });

  it.each(Object.entries(HUBS))('reach %s (%s) from Chicago and back', async (_, postalCode) => {
    expect((await offers(lane('60601', postalCode))).length).toBeGreaterThan(0);
    expect((await offers(lane(postalCode, '60601'))).length).toBeGreaterThan(0);
  });

  it('accept volume freight and truckloads', async () => {
    const volume = (
      await client.post('/api/v1/rating/preview', quoteRequest([{ count: 10, weight: 9_000, freightClass: '70' }]))
    ).body;
    expect(new Set(volume.offers.map((offer: any) => offer.mode))).toEqual(new Set(['LTL', 'VLTL']));
    const full = (
      await client.post('/api/v1/rating/preview', quoteRequest([{ count: 22, weight: 38_000, freightClass: '60' }]))
    ).body;
    expect(full.offers.map((offer: any) => [offer.carrier.scac, offer.mode])).toEqual([
      ['ZZIF', 'FTL'],
      ['ZZLS', 'FTL'],
    ]);
    for (const decline of full.declined) expect(['LTL_LIMIT', 'MODE_NOT_OFFERED']).toContain(decline.code);
  });

  it('cross the border', async () => {
    expect((await offers(lane('60601', 'M5V'))).map((offer) => offer.carrier.scac)).toContain('ZZNB');
    expect((await offers(lane('V6B', '98101'))).map((offer) => offer.carrier.scac)).toContain('ZZNB');
  });

  it('price every accessorial by code, except overlength, which depends on length', async () => {
    const priced = new Set<string>();
    for (const offer of [
      ...(await offers({ accessorials: allAccessorials() })),
      ...(await offers({ ...lane('60601', 'M5V'), accessorials: allAccessorials() })),
    ]) {
      for (const line of offer.lines) if (line.amount.amount > 0) priced.add(line.code);
    }
    expect(ACCESSORIAL_CODES.filter((code) => !priced.has(code))).toEqual(['OVR']);
    const long = await client.post('/api/v1/rating/preview', quoteRequest([{ length: 150, weight: 500 }]));
    expect(long.body.offers[0].lines.find((line: any) => line.code === 'OVR')).toMatchObject({
      amount: { amount: 12_500 },
    });
  });

  it('are separate for each company', async () => {
    const other = await signUp(app, { companyName: 'Hillside Glass' });
    const [mine, theirs] = [
      await client.get('/api/v1/company/tariffs'),
      await other.client.get('/api/v1/company/tariffs'),
    ];
    const ids = new Set(mine.body.items.map((tariff: any) => tariff.id));
    expect(theirs.body.items.map((tariff: any) => tariff.mode).sort()).toEqual([
      'FTL',
      'FTL',
      'LTL',
      'LTL',
      'LTL',
      'LTL',
      'LTL',
      'LTL',
      'VLTL',
    ]);
    expect(theirs.body.items.some((tariff: any) => ids.has(tariff.id))).toBe(false);
  });
});

it('do not exist outside the demonstration', async () => {
  const app = await startTestApp({ clock: new TestClock() });
  try {
    const { client } = await signUp(app);
    expect((await client.get('/api/v1/company/carriers')).body.items).toEqual([]);
  } finally {
    await app.close();
  }
});

function countryOf(postalCode: string): string {
  return /^\d/.test(postalCode) ? 'US' : 'CA';
}
