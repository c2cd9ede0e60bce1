import type { ApiClient } from '../support/api-client.js';
import { bookRequest, quoteRequest as quote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { EXAMPLE_FUEL, quoteRequest, uploadTariff } from '../support/tariffs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const TERMS = {
  carrier: { scac: 'ZZTL', name: 'Example Truckload' },
  name: '2026 truckload',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2026-12-31',
  modes: ['FTL'],
  basis: undefined,
  discountBps: undefined,
  minimumCharge: undefined,
  fuel: { index: 'US', base: '1.20', milesPerGallon: '6.0' },
  stopOff: { first: 10_000, next: 17_500 },
  detention: { freeMinutes: 120, perHour: 5_000, maximumPerDay: 40_000 },
  layover: 25_000,
  orderNotUsed: 27_500,
  liabilityPerLoad: 10_000_000,
};
const HEADER = 'origin,destination,equipment,rate_per_mile,minimum,transit_days';
const RATES = `${HEADER}\n606,752,DRYVAN,1.66,,\n*,*,REEFER,2.02,650.00,\n*,*,FLATBED,2.03,650,4\n`;
const VOLUME = { carrier: { scac: 'ZZVL', name: 'Example Volume' }, modes: ['VLTL'], liabilityPerPound: 100 };
const FREIGHT = [{ count: 20, weight: 30_000, freightClass: '70' }];
const TRUCK = { mode: 'FTL', equipment: 'DRYVAN' };

let app: TestApp;
let who: SignedIn;
let client: ApiClient;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock() });
});
afterAll(() => app.close());
beforeEach(async () => {
  who = await signUp(app);
  client = who.client;
  await client.post('/api/v1/company/fuel-prices', EXAMPLE_FUEL);
});

const preview = async (body: object) => (await client.post('/api/v1/rating/preview', body)).body;
const stop = (postalCode: string) => ({ type: 'intermediate', postalCode, country: 'US', dock: true });
const over = (...between: string[]) => {
  const { stops } = quoteRequest(FREIGHT) as { stops: object[] };
  return { ...quoteRequest(FREIGHT, TRUCK), stops: [stops[0], ...between.map(stop), stops[1]] };
};

describe('a truckload', () => {
  beforeEach(async () => {
    expect(await uploadTariff(client, { terms: TERMS, rates: RATES })).toMatchObject({
      status: 201,
      body: { rows: 3, errors: [] },
    });
  });

  // 972 miles x 1.66 = 1,613.52; (3.76 - 1.20) / 6.0 x 972 = 414.72.
  it('is priced by the mile, with fuel by the mile, and is valid for three days', async () => {
    const { offers, derived } = await preview(quoteRequest(FREIGHT, TRUCK));
    expect(derived).toMatchObject({ miles: 972, milesBasis: 'highway estimate, ±12%' });
    expect(offers[0]).toMatchObject({
      mode: 'FTL',
      equipment: 'DRYVAN',
      total: { amount: 202_824, currency: 'USD' },
      liability: { amount: 10_000_000 },
      validUntil: '2026-11-24T05:59:59.000Z',
      transit: { businessDays: 2, minimumDays: 2, maximumDays: 2, basis: '972 estimated miles at 550 a day' },
      estimatedDeliveryOn: '2026-11-27',
      co2e: { factor: 'SW2018-TL-WTW', scope: 'WTW' },
    });
    expect(offers[0].lines.map((line: any) => [line.code, line.amount.amount])).toEqual([
      ['LINEHAUL', 161_352],
      ['FUEL', 41_472],
    ]);
    expect(offers[0].terms.map((term: any) => term.code)).toEqual(['DET', 'LAYOVER', 'VOR']);
    expect(offers[0].terms[2].amount).toEqual({ amount: 27_500, currency: 'USD' });
  });

  it('charges stops on the way and the additional miles', async () => {
    const { offers, derived } = await preview(over('63101', '73102'));
    const [linehaul] = offers[0].lines;
    expect(derived.milesBasis).toBe('3 legs, highway estimate, ±12%');
    expect(linehaul.inputs.legs.map((leg: any) => [leg.from, leg.to])).toEqual([
      ['60601', '63101'],
      ['63101', '73102'],
      ['73102', '75201'],
    ]);
    expect(linehaul.inputs.legs.reduce((sum: number, leg: any) => sum + leg.miles, 0)).toBe(derived.miles);
    expect(
      offers[0].lines.filter((line: any) => line.code === 'STOP_OFF').map((line: any) => line.amount.amount),
    ).toEqual([10_000, 17_500]);
  });

  it('uses the miles that the company entered', async () => {
    const { status, body } = await client.request('PATCH', '/api/v1/company/rating-rules', {
      body: { laneMiles: [{ origin: '60601', destination: 'US-TX', miles: 925 }] },
    });
    expect([status, body.laneMiles]).toEqual([200, [{ origin: '60601', destination: 'US-TX', miles: 925 }]]);
    const { offers, derived } = await preview(quoteRequest(FREIGHT, TRUCK));
    expect(derived).toMatchObject({ miles: 925, milesBasis: 'your lane miles' });
    expect(offers[0].transit).toMatchObject({ businessDays: 2, basis: '925 miles at 550 a day' });
  });

  it('lane miles of an old version are refused, and kept', async () => {
    const path = '/api/v1/company/rating-rules';
    const lanes = (miles: number) => [{ origin: '60601', destination: 'US-TX', miles }];
    const save = (miles: number, laneMilesVersion: number) =>
      client.request('PATCH', path, { body: { laneMiles: lanes(miles), laneMilesVersion } });
    const { laneMilesVersion } = (await client.get(path)).body;
    const both = await Promise.all([save(925, laneMilesVersion), save(930, laneMilesVersion)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = both.find(({ status }) => status === 200)!.body;
    expect(saved.laneMilesVersion).toBe(laneMilesVersion + 1);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('STALE_REVISION');
    await client.request('PATCH', path, { body: { thresholds: { ltlMaxWeight: 9_000 } } });
    expect((await client.get(path)).body).toMatchObject({
      laneMiles: saved.laneMiles,
      laneMilesVersion: saved.laneMilesVersion,
    });
  });

  it('is proposed with mode auto, next to refused modes', async () => {
    await uploadTariff(client);
    await uploadTariff(client, { terms: VOLUME });
    const { offers, declined, derived } = await preview(quoteRequest(FREIGHT));
    expect(derived.modes.map((candidate: any) => candidate.mode)).toEqual(['FTL']);
    expect(offers.map((offer: any) => [offer.carrier.scac, offer.mode, offer.equipment])).toContainEqual([
      'ZZTL',
      'FTL',
      'DRYVAN',
    ]);
    expect(declined.map((decline: any) => [decline.carrier.scac, decline.code])).toContainEqual([
      'ZZVL',
      'MODE_NOT_OFFERED',
    ]);
  });

  it.each([
    ['a trailer without a rate', { equipment: 'TANKER' }, 'TARIFF_GAP'],
    [
      'more weight than a dry van carries',
      { handlingUnits: (quoteRequest([{ count: 24, weight: 45_001, freightClass: '70' }]) as any).handlingUnits },
      'FTL_LIMIT',
    ],
    [
      'more than 53 feet',
      { handlingUnits: (quoteRequest([{ count: 31, weight: 20_000, freightClass: '70' }]) as any).handlingUnits },
      'FTL_LIMIT',
    ],
  ])('is refused for %s', async (_, change, code) => {
    const { offers, declined } = await preview({ ...quoteRequest(FREIGHT, TRUCK), ...change });
    expect([offers, declined.map((decline: any) => decline.code)]).toEqual([[], [code]]);
  });

  it('is not offered as LTL', async () => {
    expect((await preview(quoteRequest(FREIGHT, { mode: 'LTL' }))).declined).toMatchObject([
      { carrier: { scac: 'ZZTL' }, code: 'MODE_NOT_OFFERED' },
    ]);
  });

  it('is quoted, booked and shipped with every stop’s own place and time', async () => {
    const { stops, handlingUnits } = quote() as any;
    const between = {
      ...stops[1],
      type: 'intermediate',
      name: 'Crossdock West',
      address1: '9 Rail Rd',
      city: undefined,
      state: 'NM',
      postalCode: '87102',
    };
    const contact = { name: 'Kim Poe', phone: '+15055550111' };
    const { status, body } = await client.post(
      '/api/v1/quotes',
      quote({ ...TRUCK, stops: [stops[0], between, stops[1]], handlingUnits, accessorials: [] }),
    );
    expect([status, body.mode, body.offers.length]).toEqual([201, 'FTL', 1]);
    const booking = bookRequest(body.offers[0]);
    const booked = await client.post(
      `/api/v1/quotes/${body.id}/book`,
      { ...booking, stops: [...booking.stops, { type: 'intermediate', contact }] },
      { 'idempotency-key': 'truck 1' },
    );
    expect(booked).toMatchObject({ status: 201 });
    const shipment = (await client.get(`/api/v1/shipments/${booked.body.shipmentId}`)).body;
    expect(shipment).toMatchObject({ mode: 'FTL', total: body.offers[0].total });
    expect(shipment.stops[1]).toMatchObject({
      type: 'intermediate',
      city: expect.stringMatching(/^Albuquerque$/i),
      postalCode: '87102',
    });
    // The carrier was tendered by email: canceling now may cost the tariff's charge for a truck ordered and not used.
    await app.deliverOutbox();
    const { cancellation } = (await client.get(`/api/v1/shipments/${booked.body.shipmentId}`)).body;
    expect(cancellation).toMatchObject({ stage: 'before_pickup', fee: { amount: 27_500, currency: 'USD' } });
  });
});

describe('a volume tariff', () => {
  const SEVEN = [{ count: 7, weight: 5_600, freightClass: '70' }];

  it('is rated by the LTL rule for seven days, with the risk and the price one class up', async () => {
    await uploadTariff(client, { terms: VOLUME });
    const { offers, derived } = await preview(quoteRequest(SEVEN));
    expect(derived.modes).toEqual([
      { mode: 'VLTL', reasons: ['PALLETS_FROM_6', 'WEIGHT_ABOVE_5000', 'LINEAR_FEET_FROM_12'] },
    ]);
    // Class 70 at 52.74: 2,953.44, -78% = 649.76, +27.5% = 828.44. Class 77.5 at 57.26: 3,206.56 -> 705.44 -> 899.44.
    expect(offers).toMatchObject([
      {
        mode: 'VLTL',
        equipment: null,
        total: { amount: 82_844 },
        nextClassTotal: { amount: 89_944 },
        liability: { amount: 560_000 },
        validUntil: '2026-11-28T05:59:59.000Z',
      },
    ]);
    expect(derived.risk).toMatchObject({
      level: 'medium',
      reasons: expect.arrayContaining([expect.objectContaining({ code: 'NEAR_CLASS_BOUNDARY', points: 15 })]),
    });
  });

  it("follows the company's thresholds", async () => {
    await uploadTariff(client, { terms: VOLUME });
    const before = await client.get('/api/v1/company/rating-rules');
    expect(before.body).toMatchObject({ thresholds: { volumeFromPallets: 6, ltlMaxPallets: 6 }, laneMiles: [] });
    const thresholds = {
      volumeFromPallets: 8,
      volumeAboveWeight: 6_000,
      volumeFromLinearFeet: 20,
      ltlMaxPallets: 8,
      ltlBelowLinearFeet: 20,
    };
    await client.request('PATCH', '/api/v1/company/rating-rules', { body: { thresholds } });
    const { offers, declined, derived } = await preview(quoteRequest(SEVEN));
    expect(derived.modes).toMatchObject([
      { mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_20', 'PALLETS_UP_TO_8'] },
    ]);
    expect([offers, declined]).toMatchObject([[], [{ carrier: { scac: 'ZZVL' }, code: 'MODE_NOT_OFFERED' }]]);
  });

  it('does not replace the LTL tariff of the same carrier', async () => {
    await uploadTariff(client, { terms: { ...VOLUME, modes: ['LTL'] } });
    await uploadTariff(client, { terms: VOLUME });
    const { body } = await client.get('/api/v1/company/tariffs');
    expect(body.items.map((tariff: any) => [tariff.mode, tariff.version, tariff.status])).toEqual([
      ['VLTL', 2, 'active'],
      ['LTL', 1, 'active'],
    ]);
    expect((await preview(quoteRequest(SEVEN))).offers.map((offer: any) => offer.mode).sort()).toEqual(['LTL', 'VLTL']);
  });
});

it('warns if the dock closes too early today', async () => {
  // It is Friday 09:00 in Chicago.
  const today = (closeAt: string) => ({ pickup: { on: '2026-11-20', readyFrom: '09:00', closeAt } });
  const codes = async (closeAt: string) =>
    (await preview(quoteRequest(FREIGHT, today(closeAt)))).derived.warnings.map((warning: any) => warning.code);
  expect(await codes('10:59')).toContain('PICKUP_SOON');
  expect(await codes('11:00')).not.toContain('PICKUP_SOON');
});

describe('invalid input', () => {
  it.each([
    ['no trailer', { mode: 'FTL' }, '/equipment', 'EQUIPMENT_REQUIRED'],
    ['a reefer without temperatures', { ...TRUCK, equipment: 'REEFER' }, '/temperature', 'TEMPERATURE_REQUIRED'],
    [
      'temperatures in a dry van',
      { ...TRUCK, temperature: { min: 34, max: 38, unit: 'F' } },
      '/temperature',
      'TEMPERATURE_EQUIPMENT',
    ],
    [
      "a temperature below a reefer's range",
      { mode: 'FTL', equipment: 'REEFER', temperature: { min: -40, max: 0, unit: 'F' } },
      '/temperature/min',
      'TEMPERATURE_RANGE',
    ],
    [
      "a temperature above a reefer's range",
      { mode: 'FTL', equipment: 'REEFER', temperature: { min: 2, max: 40, unit: 'C' } },
      '/temperature/max',
      'TEMPERATURE_RANGE',
    ],
    [
      'a minimum above the maximum temperature',
      { mode: 'FTL', equipment: 'REEFER', temperature: { min: 38, max: 34, unit: 'F' } },
      '/temperature/max',
      'TEMPERATURE_ORDER',
    ],
  ])('%s is refused', async (_, change, pointer, code) => {
    const { status, body } = await client.post('/api/v1/rating/preview', quoteRequest(FREIGHT, change));
    expect([status, body.errors.map((error: any) => [error.pointer, error.code])]).toEqual([422, [[pointer, code]]]);
  });

  it('nine stops on the way are one too many, eight are not', async () => {
    const places = ['63101', '73102', '46204', '40202', '37201', '38118', '72201', '74103', '76102'];
    expect((await client.post('/api/v1/rating/preview', over(...places))).status).toBe(422);
    expect((await client.post('/api/v1/rating/preview', over(...places.slice(1)))).status).toBe(200);
  });

  it.each([
    ['0', 'RATE_INVALID'],
    ['-1.66', 'RATE_INVALID'],
    ['NaN', 'RATE_INVALID'],
    ['9007199254740993', 'RATE_INVALID'],
    ['1e3', 'RATE_INVALID'],
    ['１.66', 'RATE_INVALID'],
    ['', 'RATE_REQUIRED'],
    ['=1+1', 'RATE_INVALID'],
    ['1.66667', 'RATE_INVALID'],
  ])('a rate of "%s" is reported with row and column, and nothing is stored', async (rate, code) => {
    const { status, body } = await uploadTariff(client, {
      terms: TERMS,
      rates: `${HEADER}\n606,752,DRYVAN,1.66,,\n606,303,DRYVAN,${rate},,\n`,
    });
    expect([status, body.errors.map((error: any) => [error.row, error.column, error.code])]).toEqual([
      422,
      [[3, 'rate_per_mile', code]],
    ]);
    expect((await client.get('/api/v1/company/tariffs')).body.items).toEqual([]);
  });

  it('reports every invalid cell, repeated rows and terms of another mode at once, also in a dry run', async () => {
    const rates = `${HEADER}\n606,752,BOAT,1.66,-5,0\n606,752,DRYVAN,1.66,,\n606,752,DRYVAN,1.70,,\n`;
    const { status, body } = await uploadTariff(
      client,
      { terms: { ...TERMS, fuel: { index: 'US', base: '-1', milesPerGallon: '0' } }, rates },
      '?dryRun=true',
    );
    expect(status).toBe(422);
    expect(body.errors.map((error: any) => [error.row, error.column, error.code])).toEqual([
      [0, '/fuel/base', 'INVALID'],
      [0, '/fuel/milesPerGallon', 'INVALID'],
      [2, 'equipment', 'EQUIPMENT_UNKNOWN'],
      [2, 'minimum', 'MINIMUM_INVALID'],
      [2, 'transit_days', 'TRANSIT_INVALID'],
      [4, 'origin', 'DUPLICATE'],
    ]);
  });

  it.each([
    [{ thresholds: { ltlMaxWeight: 0 } }],
    [{ thresholds: { ltlMaxWeight: -1 } }],
    [{ thresholds: { ltlMaxWeight: 1.5 } }],
    [{ thresholds: { volumeMaxWeight: 2 ** 53 + 1 } }],
    [{ laneMiles: [{ origin: '606', destination: '752', miles: 0 }] }],
    [{ laneMiles: [{ origin: 'Chicago', destination: '752', miles: 9 }] }],
    [
      {
        laneMiles: [
          { origin: '606', destination: '752', miles: 9 },
          { origin: '606', destination: '752', miles: 8 },
        ],
      },
    ],
    [{ thresholds: { unknown: 1 } }],
  ])('rating rules of %j are refused', async (body) => {
    expect((await client.request('PATCH', '/api/v1/company/rating-rules', { body })).status).toBe(422);
  });
});
