import { signUp } from '../support/identity.js';
import { EXAMPLE_FUEL, quoteRequest, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { ApiClient } from '../support/api-client.js';

const CUBIC = { cubic: { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' } };
const LIFTGATE = [{ code: 'LFTD', basis: 'flat', amount: 9_500 }];

/** The worked examples of freight.md 2.9, each after uploading its tariff as the carrier's next version. */
describe('the worked examples through the API', () => {
  let app: TestApp;
  let client: ApiClient;

  beforeAll(async () => {
    app = await startTestApp({ clock: new TestClock() });
    ({ client } = await signUp(app));
    await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  });
  afterAll(() => app.close());

  const rateWith = async (terms: Record<string, unknown>, request: Record<string, unknown>) => {
    expect(await uploadTariff(client, { terms })).toMatchObject({ status: 201 });
    const { status, body } = await client.post('/api/v1/rating/preview', request);
    expect({ status, declined: body.declined }).toEqual({ status: 200, declined: [] });
    const [offer] = body.offers;
    return { offer, cents: Object.fromEntries(offer.lines.map((line: any) => [line.code, line.amount.amount])) };
  };

  it('E1: 620 lb of class 70 with a liftgate are 265.84', async () => {
    const { offer, cents } = await rateWith(
      { accessorials: LIFTGATE },
      quoteRequest([{ weight: 620, freightClass: '70' }], { accessorials: ['LFTD'] }),
    );
    expect(cents).toEqual({ LINEHAUL: 60_903, DISCOUNT: -47_504, FUEL: 3_685, LFTD: 9_500 });
    expect(offer.total).toEqual({ amount: 26_584, currency: 'USD' });
  });

  it('E2: 480 lb go as 500 lb and up to the minimum: 159.38', async () => {
    const { offer, cents } = await rateWith({}, quoteRequest([{ weight: 480, freightClass: '70' }]));
    expect(cents).toEqual({ LINEHAUL: 47_150, DEFICIT: 1_965, DISCOUNT: -38_310, MINIMUM: 1_695, FUEL: 3_438 });
    expect(offer.total.amount).toBe(15_938);
  });

  it('E3: two classes with the deficit at the lower one are 198.85', async () => {
    const rows = [
      { weight: 300, freightClass: '85' },
      { weight: 150, freightClass: '125' },
    ];
    const { offer, cents } = await rateWith({ discountBps: 7_500 }, quoteRequest(rows));
    expect(cents).toMatchObject({ DEFICIT: 5_615, DISCOUNT: -46_790, FUEL: 4_289 });
    expect(offer.lines.find((line: any) => line.code === 'DEFICIT')).toMatchObject({
      rate: '112.30',
      quantity: '0.50',
    });
    expect(offer.total.amount).toBe(19_885);
  });

  it('E4: 120 lb pay the minimum: 159.38', async () => {
    const { offer } = await rateWith({ discountBps: 8_000 }, quoteRequest([{ weight: 120, freightClass: '55' }]));
    expect(offer.total.amount).toBe(15_938);
  });

  it('E5: freight of all kinds rates class 125 as 85: 343.41, not 470.59', async () => {
    const request = quoteRequest([{ weight: 1_200, freightClass: '125' }]);
    const fak = [{ from: '50', to: '150', as: '85' }];
    expect((await rateWith({ discountBps: 7_500, fak }, request)).offer.total.amount).toBe(34_341);
    expect((await rateWith({ discountBps: 7_500 }, request)).offer.total.amount).toBe(47_059);
  });

  it('E6: eight tall pallets fall under the cubic capacity rule: 1,348.20', async () => {
    const request = quoteRequest([{ count: 8, height: 60, weight: 2_400, freightClass: '175' }]);
    const { offer, cents } = await rateWith({ discountBps: 7_500, rules: CUBIC }, request);
    expect(cents).toEqual({ CUBIC: 422_963, DISCOUNT: -317_222, FUEL: 29_079 });
    expect(offer.total.amount).toBe(134_820);
  });

  it('E8: class 70 with the density of 100 is 220.31, and likely 306.71', async () => {
    const { offer } = await rateWith({}, quoteRequest([{ count: 2, weight: 1_000, freightClass: '70' }]));
    expect(offer).toMatchObject({
      total: { amount: 22_031 },
      likelyTotal: { amount: 30_671 },
      likelyReason: 'class 100 + inspection',
    });
  });

  it('has rule, version and inputs on every line', async () => {
    const { offer } = await rateWith({}, quoteRequest([{ weight: 620, freightClass: '70' }]));
    for (const line of offer.lines) {
      expect(line).toMatchObject({
        description: expect.stringMatching(/\w/),
        basis: expect.any(String),
        quantity: expect.any(String),
        rate: expect.any(String),
        inputs: expect.any(Object),
      });
      expect(line.rule).toMatch(/^ZZAA 2026 contract v\d+ · /);
    }
    expect(offer.lines.find((line: any) => line.code === 'FUEL').inputs).toMatchObject({
      price: '3.76',
      week: '2026-11-18',
      bps: 2_750,
    });
  });
});
