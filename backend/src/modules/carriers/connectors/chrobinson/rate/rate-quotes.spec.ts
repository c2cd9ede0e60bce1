import {
  type CarrierUnderTest,
  CHR_CLIENT,
  chrobinsonCarrier,
  WITHOUT_HAZMAT,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeChrobinson } from '../../../../../../test/support/fake-chrobinson/server.js';
import { rateRequest } from '../../../../../../test/support/rate-request.js';
import type { QuoteRequest } from '../../../../rating/index.js';
import type { ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { readRateQuote } from './read-rate-quote.js';
import { writeRateQuote } from './write-rate-quote.js';

let carrier: CarrierUnderTest;
beforeEach(async () => {
  carrier = await chrobinsonCarrier(new FakeChrobinson(CHR_CLIENT, () => '2026-11-20'));
});
afterEach(() => carrier.stop());

function ask(asked: ConnectorRateRequest): Promise<ConnectorOffer[] | DeclineReason> {
  return carrier.guard.call<ConnectorOffer[] | DeclineReason>('cmp_1', 'con_1', AbortSignal.timeout(5_000), {
    run: (target, signal) => carrier.connector.rate!(target, asked, signal),
    faultOf: () => null,
  });
}
const rate = (change: Partial<QuoteRequest> = {}) => ask(rateRequest({ ...WITHOUT_HAZMAT, ...change }));
const offersOf = async (change: Partial<QuoteRequest> = {}) => {
  const answer = await rate(change);
  if (!Array.isArray(answer)) throw new Error(answer.message);
  return answer;
};

it('writes commodities with their weight, special requirements and the declared value by weight', () => {
  const declaredValue = { amount: 500_000, currency: 'USD' } as const;
  expect(writeRateQuote(rateRequest({ accessorials: ['LFTD', 'REP', 'APTD'], declaredValue }), 'C4410')).toMatchObject({
    items: [
      {
        description: 'Aluminium fittings, boxed',
        freightClass: 70,
        weight: 600,
        weightUnitOfMeasure: 'Pounds',
        packagingHeight: 31,
        quantity: 2,
        pallets: 2,
        insuranceValue: 3_000,
        isHazardous: false,
      },
      {
        freightClass: 100,
        weight: 400,
        isHazardous: true,
        unNumber: 'UN1090',
        hazmatClassCode: '3',
        packagingGroup: 'II',
      },
    ],
    origin: { countryCode: 'US', postalCode: '60601', specialRequirement: { residentialNonCommercial: true } },
    destination: { countryCode: 'CA', specialRequirement: { liftGate: true, appointmentNotification: true } },
    shipDate: '2026-11-24T16:00:00.000Z',
    transactionId: 'Q-001042',
    customerCode: 'C4410',
    transportModes: [{ mode: 'LTL' }],
  });
});

it('offers the price of each carrier, cheapest first, with quote number, days and validity', async () => {
  const [slow, fast, ...others] = await offersOf({ accessorials: ['LFTD', 'SS'] });
  expect(others).toEqual([]);
  // 1,000 lb at 20 cents, 20 % fuel, a lift gate of $75.00; detention is optional and not in the price.
  expect(slow).toMatchObject({
    mode: 'LTL',
    total: { amount: 31_500, currency: 'USD' },
    charges: [
      { code: 'LINEHAUL', amount: 20_000 },
      { code: 'FUEL', amount: 4_000 },
      { code: 'LFTD', amount: 7_500 },
    ],
    carrierQuoteNumber: expect.stringMatching(/^3197825\d\d$/),
    validThrough: '2026-11-27',
    transitDays: 5,
    service: 'interline',
    carrierService: { code: 'T1', name: 'Slow Freight' },
    notes: ['Not in the price of Acme Freight: Single shipment.'],
  });
  expect(fast).toMatchObject({ transitDays: 2, service: 'direct', carrierService: { name: 'Fast Freight' } });
});

it.each([
  ['DRYVAN', 'TL'],
  ['FLATBED', 'Flatbed'],
] as const)('offers truckloads of a %s', async (equipment, mode) => {
  const asked = rateRequest({ ...WITHOUT_HAZMAT, mode: 'FTL', equipment });
  expect(writeRateQuote(asked, 'C4410').transportModes).toMatchObject([{ mode }]);
  expect(await ask(asked)).toMatchObject([{ mode: 'FTL', total: { amount: 180_000 } }]);
});

it('does not call the carrier for what it does not take', async () => {
  expect(await rate({ mode: 'FTL', equipment: 'REEFER' })).toMatchObject({ code: 'MODE_NOT_OFFERED' });
  expect(await rate({ accessorials: ['GTD_PM'] })).toMatchObject({
    message: expect.stringContaining('has no price with'),
  });
  expect(await rate({ pickup: { on: '2026-12-21' } })).toMatchObject({ message: expect.stringContaining('30 days') });
  const [origin, destination] = rateRequest().request.stops;
  const stops = [origin!, { ...origin!, type: 'intermediate' as const }, destination!];
  expect(await rate({ stops })).toMatchObject({ message: expect.stringContaining('two stops') });
  expect(carrier.paths).toEqual([]);
});

it('keeps the reason for a refusal in the words of the carrier', async () => {
  expect(await ask(rateRequest())).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight says: "hazardousEmergencyPhone" is required',
  });
});

describe('a response', () => {
  const read = (change: object, status = 201) =>
    readRateQuote(
      { status, body: { quoteSummaries: [{ quoteId: 7, totalCharge: 100, transportModeType: 'LTL', ...change }] } },
      'Acme Freight',
      [],
      'America/Chicago',
    );

  it('takes the total of the carrier, from which published lines differ by a cent', () => {
    const rates = [
      { rateCode: '405', totalRate: 6.17, currencyCode: 'CAD' },
      { rateCode: '400', totalRate: 616.71, currencyCode: 'CAD' },
    ];
    expect(read({ totalCharge: 622.87, rates })).toMatchObject([
      { total: { amount: 62_287, currency: 'CAD' }, charges: [{ amount: 61_670 }, { code: 'FUEL', amount: 617 }] },
    ]);
  });

  it.each([
    [{ rates: [{ totalRate: 1, currencyCode: 'MXN' }] }, 'CARRIER_ANSWER_INVALID', /MXN/],
    [{ rates: [{ currencyCode: 'USD' }, { currencyCode: 'CAD' }] }, 'CARRIER_ANSWER_INVALID', /two currencies/],
    [{ totalCharge: 0 }, 'CARRIER_ANSWER_INVALID', /not above zero/],
    [{ totalCharge: '100' }, 'CARRIER_ANSWER_INVALID', /not a rate quote/],
    [{ transportModeType: 'Ocean' }, 'CARRIER_REFUSED', /gives no price/],
  ])('is not used: %j', (change, code, message) => {
    expect(read(change)).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
