import { ReplayQuotes } from '../../src/modules/quotes/index.js';
import { ratesCsv } from '../fixtures/class-rates.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { pdfText } from '../support/pdf.js';
import { EXAMPLE_FUEL, quoteRequest, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

// E8 over both tariffs: 1,000 lb of class 70 with the density of class 100. USD: 220.31, likely 306.71.
// CAD at a discount of 72%: 785.40 - 565.49 = 219.91; 27.5% = 60.48; 280.39.
// CAD at class 100: 1,004.30 - 723.10 = 281.20; 27.5% = 77.33; 358.53, and the inspection.
const CANADIAN = {
  carrier: { scac: 'ZZCA', name: 'Example Canadian Lines' },
  currency: 'CAD',
  discountBps: 7_200,
};
const STOPS = [
  { type: 'origin', postalCode: '60601', country: 'US', dock: true },
  { type: 'destination', postalCode: 'M5V 3L9', country: 'CA', dock: true },
];
const REQUEST = quoteRequest([{ count: 2, weight: 1_000, freightClass: '70' }], { stops: STOPS, mode: 'LTL' });
const RATE = { cadPerUsd: '1.3712', effectiveOn: '2026-11-20', source: 'Bank of Canada' };

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  owner = await signUp(app);
  await owner.client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  const rates = ratesCsv('606', 'M5V');
  for (const terms of [{}, CANADIAN])
    expect(await uploadTariff(owner.client, { terms, rates })).toMatchObject({ status: 201 });
});

const saveRate = (cadPerUsd: string) =>
  owner.client.post('/api/v1/company/exchange-rates', { rates: [{ ...RATE, cadPerUsd }] });
const quoted = async () => {
  const { status, body } = await owner.client.post('/api/v1/quotes', REQUEST);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const scacs = ({ offers }: any): string[] => offers.map(({ carrier }: any) => carrier.scac);
const documentOf = async ({ id }: { id: string }) =>
  pdfText((await owner.client.download(`/api/v1/quotes/${id}/document`)).bytes, 'raw');
const saveFee = async (inspectionFee: number, feeCurrency: 'USD' | 'CAD' | null) => {
  const { body } = await owner.client.get('/api/v1/company/carriers');
  const { id } = body.items.find(({ scac }: { scac: string }) => scac === 'ZZCA');
  const path = `/api/v1/company/carriers/${id}/settings`;
  const settings = (await owner.client.get(path)).body;
  expect(settings.defaults.feeCurrency).toEqual({ tariffs: ['CAD'] });
  const { defaults, upcomingHolidays, ...values } = settings;
  expect(await owner.client.put(path, { ...values, inspectionFee, feeCurrency })).toMatchObject({
    status: 200,
    body: { inspectionFee, feeCurrency },
  });
};
const canadian = async () => (await quoted()).offers.find(({ total }: any) => total.currency === 'CAD');

describe('offers in US and Canadian dollars', () => {
  it('without an exchange rate start with the currency of the origin, and none is the cheapest', async () => {
    const quote = await quoted();
    expect(quote.offers.map(({ total }: any) => total)).toEqual([
      { amount: 22_031, currency: 'USD' },
      { amount: 28_039, currency: 'CAD' },
    ]);
    expect(quote).toMatchObject({ exchangeRate: null, bestTotal: { amount: 22_031, currency: 'USD' } });
    const text = await documentOf(quote);
    expect(text).toContain('280.39 CAD');
    expect(text).not.toContain('Cheapest');
  });

  // 220.31 USD are 302.09 CAD at 1.3712 and 264.37 CAD at 1.2.
  it.each([
    ['1.3712', ['ZZCA', 'ZZAA'], { amount: 28_039, currency: 'CAD' }],
    ['1.2', ['ZZAA', 'ZZCA'], { amount: 22_031, currency: 'USD' }],
  ])('are compared at the stored rate of %s', async (cadPerUsd, order, bestTotal) => {
    await saveRate(cadPerUsd);
    const saved = await quoted();
    const read = (await owner.client.get(`/api/v1/quotes/${saved.id}`)).body;
    const preview = (await owner.client.post('/api/v1/rating/preview', REQUEST)).body;
    for (const answer of [saved, read, preview]) {
      expect(scacs(answer)).toEqual(order);
      expect(answer.exchangeRate).toMatchObject({ effectiveOn: RATE.effectiveOn, source: RATE.source });
    }
    expect(saved.bestTotal).toEqual(bestTotal);
    const text = await documentOf(saved);
    expect(text).toContain(RATE.source);
    expect(text.match(/Cheapest/g)).toHaveLength(1);
    const byCarrier = text.slice(text.indexOf('OFFERS')).split(/(?=Example (?:Canadian|Freight) Lines)/);
    expect(byCarrier.find((part) => part.includes('Cheapest'))).toContain(`(${order[0]})`);
  });

  it('of a saved quote are compared at the newest rate', async () => {
    await saveRate('1.2');
    const quote = await quoted();
    await saveRate('1.3712');
    expect(scacs((await owner.client.get(`/api/v1/quotes/${quote.id}`)).body)).toEqual(['ZZCA', 'ZZAA']);
  });
});

describe('the inspection fee of a carrier', () => {
  it('is in the currency of the tariff by default', async () => {
    expect(await canadian()).toMatchObject({ likelyTotal: { amount: 35_853 + 2_500, currency: 'CAD' } });
    await saveFee(3_000, 'CAD');
    expect(await canadian()).toMatchObject({ likelyTotal: { amount: 35_853 + 3_000, currency: 'CAD' } });
  });

  // 30.00 USD at 1.3712 are 41.136, 41.14 CAD.
  it('in another currency is converted, and a replay uses the recorded rate', async () => {
    await saveRate('1.3712');
    await saveFee(3_000, 'USD');
    const quote = await quoted();
    const [offer] = quote.offers;
    expect(offer).toMatchObject({
      likelyTotal: { amount: 35_853 + 4_114, currency: 'CAD' },
      likelyReason: 'class 100 + inspection',
      carrierSettings: { inspectionFee: 3_000, feeCurrency: 'USD', exchangeRate: RATE },
    });
    await saveRate('1.2');
    const [company] = await app.database.database.query<{ code: string }>('SELECT code FROM company WHERE id = ?', [
      owner.companyId,
    ]);
    const [replayed] = await app.get(ReplayQuotes).replay(quote.number, company!.code);
    expect(replayed!.offers).toHaveLength(2);
    expect(replayed!.offers).toEqual(replayed!.offers.map(() => expect.objectContaining({ differences: [] })));
  });

  it('in another currency leaves the likely total unknown without a rate', async () => {
    await saveFee(3_000, 'USD');
    expect(await canadian()).toMatchObject({
      likelyTotal: null,
      likelyReason: 'there is no exchange rate for the inspection fee',
    });
  });
});
