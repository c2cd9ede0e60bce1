import {
  type CarrierUnderTest,
  TFORCE_CLIENT,
  TFORCE_SETTINGS,
  tforceCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeTforce } from '../../../../../../test/support/fake-tforce/server.js';
import { rateRequest } from '../../../../../../test/support/rate-request.js';
import type { QuoteRequest } from '../../../../rating/index.js';
import type { ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { readRateQuote } from './read-rate-quote.js';
import { writeRateQuote } from './write-rate-quote.js';

let fake: FakeTforce;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeTforce(TFORCE_CLIENT, () => '2026-11-20');
  carrier = await tforceCarrier(fake);
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
const { options } = TFORCE_SETTINGS;

it('writes one row for each commodity of the handling units; commodities of a unit share its height by weight', () => {
  expect(writeRateQuote(rateRequest({ accessorials: ['LFTD', 'PSC', 'RES', 'SS'] }), options)).toMatchObject({
    requestOptions: { serviceCode: '308', pickupDate: '2026-11-24', quoteNumber: true, customerContext: 'Q-001042' },
    shipFrom: { address: { city: 'Chicago', stateProvinceCode: 'IL', postalCode: '60601', country: 'US' } },
    shipTo: { address: { postalCode: 'M5V2T6', country: 'CA' }, isResidential: true },
    payment: { billingCode: '10', payer: { address: { city: 'Durham', postalCode: '27703' } } },
    serviceOptions: { pickup: [], delivery: ['LIFD', 'RESD'] },
    commodities: [
      {
        class: '70',
        pieces: 2,
        weight: { weight: 600, weightUnit: 'LBS' },
        packagingType: 'PLT',
        dangerousGoods: false,
        dimensions: { length: 48, width: 40, height: 31, unit: 'IN' },
      },
      { class: '100', pieces: 2, dangerousGoods: true, dimensions: { height: 21 } },
    ],
  });
});

it('names a third party that pays, and calls the test environment', async () => {
  const change = { freightAccountType: 'bill_to', environment: 'test' } as const;
  expect(writeRateQuote(rateRequest(), { ...options, ...change }).payment.billingCode).toBe('30');
  await rate();
  expect(carrier.paths).toEqual(['POST /rating/getRate?api-version=v1']);
});

it('offers standard and guaranteed service, each with its charges, days and quote number', async () => {
  const offers = await offersOf({ accessorials: ['LFTD'] });
  expect(offers.map((offer) => [offer.carrierService?.code, offer.transitDays])).toEqual([
    ['308', 3],
    ['309', 3],
    ['334', 3],
  ]);
  // 1,000 lb at a dollar, 75 % discount, 33.4 % fuel, one service of $175.00; the guarantee costs a quarter of the net freight.
  expect(offers[0]).toMatchObject({
    total: { amount: 50_850, currency: 'USD' },
    charges: [
      { code: 'LINEHAUL', amount: 25_000 },
      { code: 'LFTD', amount: 17_500 },
      { code: 'FUEL', amount: 8_350 },
    ],
    carrierQuoteNumber: expect.stringMatching(/^880\d\d$/),
  });
  expect(offers[1]).toMatchObject({
    total: { amount: 59_188 },
    charges: [
      { amount: 25_000 },
      { code: 'GTD_PM', amount: 6_250 },
      { code: 'LFTD' },
      { code: 'FUEL', amount: 10_438 },
    ],
    carrierService: { name: 'TForce Freight LTL, guaranteed' },
  });
});

it('leaves out services without a price', async () => {
  fake.withoutPrice = ['309', '334'];
  expect((await offersOf()).map(({ carrierService }) => carrierService?.code)).toEqual(['308']);
  expect(await rate({ accessorials: ['GTD_PM'] })).toMatchObject({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight has no price with this service: Guaranteed by end of day.',
  });
  fake.withoutPrice = ['308', '309', '334'];
  expect(await rate()).toMatchObject({ code: 'CARRIER_REFUSED', message: expect.stringContaining('Rate not found.') });
});

it.each([
  [['GTD_PM'], ['309', '334']],
  [['GTD_NOON'], ['334']],
] as const)('offers only what satisfies %j', async (accessorials, codes) => {
  const offers = await offersOf({ accessorials: [...accessorials] });
  expect(offers.map(({ carrierService }) => carrierService?.code)).toEqual(codes);
});

it.each(['GTD_AM', 'EXPD'] as const)('declines a level of service that the carrier does not have: %s', async (code) => {
  expect(await rate({ accessorials: [code] })).toMatchObject({ message: expect.stringContaining('has no price with') });
});

it('says which services are not in the price, and what the carrier says about it', async () => {
  const [offer] = await offersOf({ accessorials: ['LFTD', 'SS'] });
  expect(offer?.notes).toEqual(['Not in the price of Acme Freight: Single shipment.']);
});

it('does not call the carrier for other modes, and freight without a class', async () => {
  const [unit] = rateRequest().request.handlingUnits;
  expect(await rate({ mode: 'FTL' })).toMatchObject({ code: 'MODE_NOT_OFFERED' });
  const asked = rateRequest({ handlingUnits: [{ ...unit!, commodities: [{ description: 'Boxes', weight: 5 }] }] });
  const unknown = { ...asked, derived: { ...asked.derived, units: [] } };
  expect(await ask(unknown)).toMatchObject({ message: expect.stringContaining('has no freight class') });
  expect(carrier.paths).toEqual([]);
});

it('keeps the reason for a refusal in the words of the carrier', async () => {
  const asked = rateRequest();
  const nowhere = { ...asked, origin: { ...asked.origin, city: null } } as unknown as ConnectorRateRequest;
  expect(await ask(nowhere)).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight says: Required property is missing: shipFrom.city.',
  });
});

describe('a response', () => {
  const read = (change: object, status = 200) =>
    readRateQuote(
      {
        status,
        body: {
          summary: { responseStatus: { code: 'OK' } },
          detail: [
            {
              service: { code: '308' },
              rate: [],
              shipmentCharges: { total: { value: '113.00', currency: 'USD' } },
              ...change,
            },
          ],
        },
      },
      'Acme Freight',
      [],
      [],
    );

  it('keeps charges that Lading does not know, in the words and the currency of the carrier', () => {
    const rates = [{ code: 'HICST', description: 'High cost area', value: '13.00', unit: 'CAD' }];
    expect(read({ rate: rates, shipmentCharges: { total: { value: '113.00', currency: 'CAD' } } })).toMatchObject([
      {
        total: { amount: 11_300, currency: 'CAD' },
        charges: [{ amount: 10_000 }, { code: 'OTHER', description: 'High cost area', amount: 1_300 }],
        carrierQuoteNumber: null,
      },
    ]);
  });

  it.each([
    [{ shipmentCharges: { total: { value: '1', currency: 'MXN' } } }, 'CARRIER_ANSWER_INVALID', /MXN/],
    [{ shipmentCharges: { total: { value: '0.00' } } }, 'CARRIER_ANSWER_INVALID', /not above zero/],
    [{ rate: [{ code: 'INDE', value: '1,5' }] }, 'CARRIER_ANSWER_INVALID', /cannot be read/],
    [{ shipmentCharges: { total: { value: 113 } } }, 'CARRIER_ANSWER_INVALID', /not a rate quote/],
    [{ service: { code: '999' } }, 'CARRIER_REFUSED', /gives no price/],
  ])('is not used: %j', (change, code, message) => {
    expect(read(change)).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
