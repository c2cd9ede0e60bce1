import {
  type CarrierUnderTest,
  FEDEX_CLIENT,
  FEDEX_SETTINGS,
  fedexCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeFedex } from '../../../../../../test/support/fake-fedex/server.js';
import { rateRequest } from '../../../../../../test/support/rate-request.js';
import type { QuoteRequest } from '../../../../rating/index.js';
import type { ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { readRateQuote } from './read-rate-quote.js';
import { writeRateQuote } from './write-rate-quote.js';

let fake: FakeFedex;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeFedex(FEDEX_CLIENT, () => '2026-11-20');
  carrier = await fedexCarrier(fake);
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
const { customerNumber, options } = FEDEX_SETTINGS;
const written = (change: Partial<QuoteRequest> = {}, more: object = {}) =>
  writeRateQuote(rateRequest(change), customerNumber, { ...options, ...more }).freightRequestedShipment;

it('writes one package for each handling unit, and one line for each commodity', () => {
  const { freightShipmentDetail: detail, ...shipment } = written({ accessorials: ['LFTD', 'PSC', 'RES', 'SS'] });
  expect(shipment).toMatchObject({
    shipper: { address: { postalCode: '60601', countryCode: 'US', residential: false } },
    recipient: { address: { postalCode: 'M5V2T6', countryCode: 'CA', residential: true } },
    shipDateStamp: '2026-11-24',
    totalPackageCount: 2,
    freightShipmentSpecialServices: { specialServiceTypes: ['LIFTGATE_DELIVERY', 'PROTECTION_FROM_FREEZING'] },
  });
  expect(shipment.requestedPackageLineItems).toEqual(
    Array.from({ length: 2 }, () => ({
      subPackagingType: 'PALLET',
      groupPackageCount: 1,
      weight: { units: 'LB', value: 500 },
      dimensions: { length: 48, width: 40, height: 51, units: 'IN' },
      associatedFreightLineItems: [{ id: '1-1' }, { id: '1-2' }],
    })),
  );
  expect(detail).toMatchObject({
    role: 'SHIPPER',
    accountNumber: { value: '510087780' },
    fedExFreightBillingContactAndAddress: {
      address: { streetLines: ['1202 Chalet Ln'], city: 'Harrison', postalCode: '72601', countryCode: 'US' },
    },
    totalHandlingUnits: 2,
    lineItem: [
      { id: '1-1', freightClass: 'CLASS_070', pieces: 24, handlingUnits: 2, weight: { units: 'LB', value: 600 } },
      { id: '1-2', freightClass: 'CLASS_100', pieces: 4, hazardousMaterials: 'HAZARDOUS_MATERIALS' },
    ],
  });
});

it('names the account of a third party as alternate billing party, and the freight account if it differs', () => {
  const { freightShipmentDetail: detail, shippingChargesPayment } = written(
    {},
    { freightAccountType: 'bill_to', freightAccountNumber: '630081440' },
  );
  expect(detail).toMatchObject({
    alternateBillingParty: { accountNumber: { value: '630081440' }, address: { city: 'Harrison' } },
  });
  expect(detail).not.toHaveProperty('fedExFreightBillingContactAndAddress');
  expect(shippingChargesPayment.payor.responsibleParty.accountNumber.value).toBe('630081440');
});

it('writes metric freight in whole pounds and inches', () => {
  const { requestedPackageLineItems: packages } = written({ units: 'metric' });
  expect(packages[0]).toMatchObject({ weight: { value: 1_103 }, dimensions: { length: 19, width: 16, height: 20 } });
});

it('offers both services, and guarantees with their charge, each with quote number and days', async () => {
  const offers = await offersOf({ accessorials: ['LFTD'] });
  expect(offers.map((offer) => [offer.carrierService?.code, offer.charges.at(-1)?.code, offer.transitDays])).toEqual([
    ['FEDEX_FREIGHT_PRIORITY', 'LFTD', 2],
    ['FEDEX_FREIGHT_PRIORITY', 'GTD_PM', 2],
    ['FEDEX_FREIGHT_PRIORITY', 'GTD_AM', 2],
    ['FEDEX_FREIGHT_ECONOMY', 'LFTD', 5],
  ]);
  // 1,000 lb at 25 cents, 35.3 % fuel, one service of $95.00.
  expect(offers[1]?.carrierService?.name).toBe('FedEx Freight® Priority, guaranteed by end of day');
  expect(offers[0]).toMatchObject({
    total: { amount: 43_325, currency: 'USD' },
    charges: [
      { code: 'LINEHAUL', amount: 25_000 },
      { code: 'FUEL', description: 'Fuel Surcharge', amount: 8_825 },
      { code: 'LFTD', amount: 9_500 },
    ],
    carrierQuoteNumber: expect.stringMatching(/^44000\d\d$/),
    carrierService: { name: 'FedEx Freight® Priority' },
  });
});

it('takes the price of the account, not the list price', async () => {
  const [one] = await offersOf();
  fake.listsPrices = true;
  expect((await offersOf())[0]?.total).toEqual(one?.total);
});

it.each([
  [['GTD_PM'], ['GTD_PM', 'GTD_AM']],
  [['GTD_NOON'], ['GTD_AM']],
] as const)('offers only what satisfies %j', async (accessorials, codes) => {
  expect((await offersOf({ accessorials: [...accessorials] })).map(({ charges }) => charges.at(-1)?.code)).toEqual(
    codes,
  );
});

it('declines a level of service that the carrier does not have, and says which services are not in the price', async () => {
  expect(await rate({ accessorials: ['EXPD'] })).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight has no price with this service: Expedited service.',
  });
  const [offer] = await offersOf({ accessorials: ['LFTD', 'SS'] });
  expect(offer?.notes).toEqual(['Not in the price of Acme Freight: Single shipment.']);
});

it('does not call the carrier for what it does not take: other modes, more than 100 handling units, dimensions above 999 inches', async () => {
  const [unit] = rateRequest().request.handlingUnits;
  expect(await rate({ mode: 'FTL' })).toMatchObject({ code: 'MODE_NOT_OFFERED' });
  expect(await rate({ handlingUnits: [{ ...unit!, count: 101 }] })).toMatchObject({
    message: 'Acme Freight cannot quote this freight: it has more than 100 handling units.',
  });
  expect(await rate({ handlingUnits: [{ ...unit!, length: 1_000 }] })).toMatchObject({
    message: 'Acme Freight cannot quote this freight: a dimension is above 999 inches.',
  });
  expect(carrier.paths).toEqual([]);
});

describe('a response', () => {
  const read = (detail: object, status = 200) =>
    readRateQuote(
      {
        status,
        body: {
          output: {
            rateReplyDetails: [
              { serviceType: 'FEDEX_FREIGHT_ECONOMY', ratedShipmentDetails: { totalNetCharge: 100 }, ...detail },
            ],
            alerts: [{ code: 'X', message: 'Lane is not served.' }],
          },
        },
      },
      'Acme Freight',
      [],
      [],
    );
  const price = (change: object) => ({ ratedShipmentDetails: { totalNetCharge: 113, ...change } });

  it('has taxes as a line of their own, and the currency of the carrier', () => {
    expect(read(price({ totalNetFedExCharge: 100, shipmentRateDetail: { currency: 'CAD' } }))).toMatchObject([
      {
        total: { amount: 11_300, currency: 'CAD' },
        charges: [
          { code: 'LINEHAUL', amount: 10_000 },
          { code: 'OTHER', description: 'Taxes', amount: 1_300 },
        ],
      },
    ]);
  });

  it('keeps surcharges that Lading does not know, in the words of the carrier', () => {
    const surCharges = [{ type: 'PEAK_HANDLING', description: 'Peak handling', amount: 13 }];
    expect(read(price({ shipmentRateDetail: { surCharges } }))).toMatchObject([
      { charges: [{ amount: 10_000 }, { code: 'OTHER', description: 'Peak handling', amount: 1_300 }] },
    ]);
  });

  it.each([
    [price({ shipmentRateDetail: { currency: 'MXN' } }), 'CARRIER_ANSWER_INVALID', /MXN/],
    [price({ rateType: 'LIST' }), 'CARRIER_ANSWER_INVALID', /no account price/],
    [price({ totalNetCharge: 0 }), 'CARRIER_ANSWER_INVALID', /not above zero/],
    [price({ totalNetCharge: '113' }), 'CARRIER_ANSWER_INVALID', /not a rate quote/],
    [{ serviceType: 'FEDEX_GROUND' }, 'CARRIER_REFUSED', /Lane is not served/],
  ])('is not used: %j', (detail, code, message) => {
    expect(read(detail)).toMatchObject({ code, message: expect.stringMatching(message) });
  });
});

it('keeps the reason for a refusal in the words of the carrier', async () => {
  const asked = rateRequest();
  const nowhere = { ...asked, origin: { ...asked.origin, city: null } } as unknown as ConnectorRateRequest;
  expect(await ask(nowhere)).toEqual({
    code: 'CARRIER_REFUSED',
    message: 'Acme Freight says: ORIGIN.CITY.MISSING is missing.',
  });
});
