import { type CarrierUnderTest, rlcCarrier } from '../../../../../../test/support/carriers-under-test.js';
import { FakeRlc } from '../../../../../../test/support/fake-rlc/server.js';
import { rateRequest } from '../../../../../../test/support/rate-request.js';
import type { QuoteRequest } from '../../../../rating/index.js';
import type { ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { writeRateQuote } from './write-rate-quote.js';

let fake: FakeRlc;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeRlc('key', () => '2026-11-20');
  carrier = await rlcCarrier(fake);
});
afterEach(() => carrier.stop());

function ask(asked: ConnectorRateRequest): Promise<ConnectorOffer[] | DeclineReason> {
  return carrier.guard.call<ConnectorOffer[] | DeclineReason>('cmp_1', 'con_1', AbortSignal.timeout(5_000), {
    run: (target, signal) => carrier.connector.rate!(target, asked, signal),
    faultOf: () => null,
  });
}
const rate = (change: Partial<QuoteRequest> = {}) => ask(rateRequest(change));
const offersOf = async (change: Partial<QuoteRequest> = {}) => {
  const answer = await rate(change);
  if (!Array.isArray(answer)) throw new Error(answer.message);
  return answer;
};

it('writes one item for each piece; commodities of a unit share its height by weight', () => {
  expect(writeRateQuote(rateRequest()).RateQuote).toEqual({
    PickupDate: '11/24/2026',
    Origin: { City: 'Chicago', StateOrProvince: 'IL', ZipOrPostalCode: '60601', CountryCode: 'USA' },
    Destination: { City: 'Toronto', StateOrProvince: 'ON', ZipOrPostalCode: 'M5V2T6', CountryCode: 'CAN' },
    Items: [
      { Class: '70', Weight: 300, Width: 40, Height: 31, Length: 48 },
      { Class: '70', Weight: 300, Width: 40, Height: 31, Length: 48 },
      { Class: '100', Weight: 200, Width: 40, Height: 21, Length: 48 },
      { Class: '100', Weight: 200, Width: 40, Height: 21, Length: 48 },
    ],
    AdditionalServices: ['DestinationLiftgate', 'Hazmat', 'OriginLiftgate', 'SortAndSegregate'],
  });
});

it('converts metric freight, and drops limited access where the place is residential', () => {
  const { RateQuote: quote } = writeRateQuote(
    rateRequest({
      units: 'metric',
      accessorials: ['RES', 'LTDAD', 'LTDAP'],
      declaredValue: { amount: 500_000, currency: 'USD' },
    }),
  );
  expect(quote.Items[0]).toEqual({ Class: '70', Weight: 662, Width: 16, Height: 12, Length: 19 });
  expect(quote.AdditionalServices).toEqual(['Hazmat', 'LimitedAccessPickup', 'ResidentialDelivery']);
  expect(quote.DeclaredValue).toBeUndefined();
});

it('declares a value only with full value coverage', () => {
  const declaredValue = { amount: 500_050, currency: 'USD' } as const;
  expect(writeRateQuote(rateRequest({ accessorials: ['FVC'], declaredValue })).RateQuote.DeclaredValue).toBe(5_000.5);
});

it('offers standard and guaranteed service, each with its quote number, days and charges', async () => {
  const [standard, guaranteed, noon, ...others] = await offersOf({ accessorials: ['LFTD'] });
  expect(others).toEqual([]);
  expect(standard).toMatchObject({
    mode: 'LTL',
    total: { currency: 'USD' },
    carrierQuoteNumber: '6898779',
    transitDays: 3,
    service: 'direct',
    validThrough: null,
    notes: ['Delivery on Tuesdays and Thursdays.'],
  });
  // 600 lb of class 70 and 400 lb of class 100 at 4 cents per pound and class, 80 % discount, 35.3 % fuel, two services of $95.00.
  expect(standard?.charges.map(({ code, amount }) => [code, amount])).toEqual([
    ['LINEHAUL', 65_600],
    ['FUEL', 23_157],
    ['OTHER', 9_500],
    ['HAZ', 9_500],
  ]);
  expect(guaranteed?.charges.at(-1)).toEqual({ code: 'GTD_PM', description: 'Guaranteed Service', amount: 5_130 });
  expect(noon?.charges.at(-1)).toEqual({ code: 'GTD_NOON', description: 'Guaranteed AM Service', amount: 10_260 });
  expect(noon?.carrierQuoteNumber).toBe('6898781');
});

it.each([
  [['GTD_PM'], ['GTD_PM', 'GTD_NOON']],
  [['GTD_NOON'], ['GTD_NOON']],
  [['EXPD'], ['EXPD']],
] as const)('offers only what satisfies %j', async (accessorials, codes) => {
  const offers = await offersOf({ accessorials: [...accessorials] });
  expect(offers.map(({ charges }) => charges.at(-1)?.code)).toEqual(codes);
});

it('declines a service level that the carrier does not have', async () => {
  expect(await rate({ accessorials: ['GTD_AM'] })).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight has no price with this service: Guaranteed by morning.',
  });
});

it('says which services are not in the price', async () => {
  const [offer] = await offersOf({ accessorials: ['LFTD', 'MNC', 'SS'] });
  expect(offer?.notes[0]).toBe('Not in the price of Acme Freight: Must notify consignee, Single shipment.');
});

it('asks for transit times only if the quote has no days', async () => {
  await offersOf();
  expect(carrier.paths).toEqual(['POST /RateQuote']);
  fake.quotesDays = false;
  expect((await offersOf()).map(({ transitDays }) => transitDays)).toEqual([4, 4, 4]);
  expect(carrier.paths.at(-1)).toBe('POST /TransitTimes');
});

it('does not call the carrier for what it refuses: other modes, and pickups more than 30 days ahead', async () => {
  expect(await rate({ mode: 'FTL' })).toMatchObject({ code: 'MODE_NOT_OFFERED' });
  expect(await rate({ pickup: { on: '2026-12-21' } })).toMatchObject({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight quotes pickups up to 30 days ahead.',
  });
  expect(carrier.paths).toEqual([]);
  expect(Array.isArray(await rate({ pickup: { on: '2026-12-20' } }))).toBe(true);
});

it('keeps the reason for a refusal in the words of the carrier', async () => {
  expect(await rate({ pickup: { on: '2026-11-19' } })).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight says: PickupDate cannot be in the past',
  });
});
