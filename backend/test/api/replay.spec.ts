import { OffersRepository } from '../../src/modules/offers/index.js';
import { ReplayQuotes } from '../../src/modules/quotes/index.js';
import { LocationsService } from '../../src/modules/locations/index.js';
import { QuotesRepository } from '../../src/modules/quotes/persistence/quotes.sql.js';
import { ReplayService, TariffSource } from '../../src/modules/rating/index.js';
import { TariffCache } from '../../src/modules/rating/tariffs/tariff-cache.js';
import { createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { EXAMPLE_FUEL, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const TRUCKLOAD = {
  carrier: { scac: 'ZZTL', name: 'Example Truckload' },
  modes: ['FTL'],
  discountBps: undefined,
  minimumCharge: undefined,
  fuel: { index: 'US', base: '1.20', milesPerGallon: '6.0' },
  stopOff: { first: 10_000, next: 17_500 },
};
const MILE_RATES = 'origin,destination,equipment,rate_per_mile,minimum,transit_days\n*,*,DRYVAN,1.66,,\n';

let app: TestApp;
let who: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
});
afterAll(() => app.close());
beforeEach(async () => {
  who = await signUp(app);
  await who.client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
  await uploadTariff(who.client);
  await uploadTariff(who.client, { terms: TRUCKLOAD, rates: MILE_RATES });
  await who.client.request('PATCH', '/api/v1/company/rating-rules', {
    body: { laneMiles: [{ origin: '606', destination: '752', miles: 930 }] },
  });
});

const companyCode = async () =>
  (await app.database.database.query<{ code: string }>('SELECT code FROM company WHERE id = ?', [who.companyId]))[0]!
    .code;
const replay = async (number: string) => {
  const [quote] = await app.get(ReplayQuotes).replay(number, await companyCode());
  return quote!.offers;
};
/** With an empty cache, like `npm run replay`. */
const freshProcess = () =>
  new ReplayQuotes(
    app.get(QuotesRepository),
    app.get(OffersRepository),
    new ReplayService(new TariffCache(app.get(TariffSource)), app.get(LocationsService)),
  );
const between = { type: 'intermediate', postalCode: '63101', country: 'US', dock: true };

describe('a recomputed quote', () => {
  it('is equal, whatever has been entered since', async () => {
    const ltl = await createQuote(who);
    const { stops } = ltl.request;
    const truck = await createQuote(who, { mode: 'FTL', equipment: 'DRYVAN', stops: [stops[0], between, stops[1]] });
    await who.client.post('/api/v1/company/fuel-prices', {
      prices: [
        { index: 'US', effectiveOn: '2026-11-18', price: '4.10' },
        { index: 'US', effectiveOn: '2026-11-24', price: '4.20' },
      ],
    });
    await who.client.request('PATCH', '/api/v1/company/rating-rules', { body: { laneMiles: [] } });
    await uploadTariff(who.client, { terms: { discountBps: 100 } });
    for (const { number } of [ltl, truck]) expect(await replay(number)).toMatchObject([{ differences: [] }]);
  });

  it('reports the line that differs', async () => {
    const { number, offers } = await createQuote(who);
    await app.database.database.query(
      `UPDATE offer SET body = JSON_SET(body, '$.lines[1].amount.amount', 1) WHERE id = ?`,
      [offers[0].id],
    );
    expect(await replay(number)).toMatchObject([
      { differences: [{ path: 'lines.1.amount.amount', recorded: 1, again: offers[0].lines[1].amount.amount }] },
    ]);
  });

  it('detects a rate that was changed within a version', async () => {
    const { number } = await createQuote(who, { mode: 'FTL', equipment: 'DRYVAN' });
    await app.database.database.query('UPDATE truckload_rate SET rate_per_mile = 16000 WHERE company_id = ?', [
      who.companyId,
    ]);
    const paths = (await freshProcess().replay(number, await companyCode()))[0]!.offers[0]!.differences!.map(
      ({ path }) => path,
    );
    expect(paths).toEqual(
      expect.arrayContaining(['total.amount', 'lines.0.amount.amount', 'lines.0.rate', 'lines.0.inputs.rate']),
    );
  });

  it('is not found under an unknown number', async () => {
    expect(await app.get(ReplayQuotes).replay('Q-999999', null)).toEqual([]);
  });
});
