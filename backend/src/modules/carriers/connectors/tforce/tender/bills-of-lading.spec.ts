import {
  type CarrierUnderTest,
  TFORCE_CLIENT,
  TFORCE_SETTINGS,
  tforceCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeTforce } from '../../../../../../test/support/fake-tforce/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import { type CarrierNotice, type TenderedShipment, tenderOutcome, type TenderRequest } from '../../tenders.js';
import { writeBol } from './write-bol.js';

let fake: FakeTforce;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeTforce(TFORCE_CLIENT, () => '2026-11-20');
  carrier = await tforceCarrier(fake);
});
afterEach(() => carrier.stop());

const target = {
  companyId: 'cmp_1',
  connectionId: 'con_1',
  carrierName: 'TForce Freight',
  tenderEmail: null,
  isDemo: false,
};
const { options } = TFORCE_SETTINGS;
const signal = () => AbortSignal.timeout(5_000);
const [origin, destination] = tenderedShipment().stops;
const WITH_EMAIL: Partial<TenderedShipment> = {
  stops: [{ ...origin!, contact: { ...origin!.contact!, email: 'dock@acme.test' } }, destination!],
};
const requestOf = (change: Partial<TenderedShipment> = {}, retried = false) =>
  ({
    key: 'tnd_1',
    retried,
    shipment: tenderedShipment({ ...WITH_EMAIL, ...change }),
    bol: null,
  }) as unknown as TenderRequest;
const tender = (change: Partial<TenderedShipment> = {}, retried = false) =>
  carrier.connector.tender!(target, requestOf(change, retried), signal());
const TAKEN = tenderOutcome('accepted', null, null, { proNumber: '905000000', confirmation: null });
const pickup = (change: Partial<TenderedShipment> = {}, taken = TAKEN, retried = false) =>
  carrier.connector.pickup!(target, requestOf(change, retried), taken, signal());
const cancel = (pickupNumber: string | null) =>
  carrier.connector.cancel!(
    target,
    { numbers: { proNumber: '905000000', pickupNumber } } as unknown as CarrierNotice,
    signal(),
  );
const sent = (path: string) => carrier.paths.filter((each) => each.startsWith(path)).length;
const written = (change: Partial<TenderedShipment> = {}) => writeBol(tenderedShipment(change), options);

it('writes the booked service, parties, freight, references and services without a field', () => {
  const carrierService = { code: '309', name: 'TForce Freight LTL, guaranteed' };
  expect(written({ carrierService, accessorials: ['LFTD', 'RES', 'SRT', 'GTD_PM'] })).toMatchObject({
    requestOptions: { serviceCode: '309', pickupDate: '2026-11-24' },
    shipFrom: {
      name: 'Acme DC',
      contact: 'Pat Doe',
      phone: { number: '312-555-0100' },
      address: { addressLine: '12 S Dock Pl', city: 'Chicago', postalCode: '60601' },
      isResidential: false,
    },
    shipTo: { name: 'Oak Fixtures', address: { postalCode: 'M5V2T6', country: 'CA' }, isResidential: true },
    payment: { billingCode: '10', payer: { name: 'Acme DC', address: { addressLine: '40 Mill Rd', city: 'Durham' } } },
    handlingUnitOne: { quantity: 2, typeCode: 'PLT' },
    commodities: [
      { description: 'Boxes', class: '70', nmfc: { prime: '13360', sub: '2' }, pieces: 24, packagingType: 'BOX' },
    ],
    references: [
      { number: '06141411234567890', type: 'BL' },
      { number: 'S-000301', type: 'SH' },
      { number: 'SW-1', type: 'QUOTE' },
      { number: '554238', type: 'PO' },
    ],
    instructions: { handling: 'Keep dry. Services: Sort and segregate' },
    serviceOptions: { pickup: [], delivery: ['LIFD', 'RESD'] },
  });
  expect(written().commodities[0]).not.toHaveProperty('dimensions');
});

it('counts loose and other units on their own, and repeats an address that is cut', () => {
  const [unit] = tenderedShipment().handlingUnits;
  const stops = [{ ...origin!, address1: '1200 South Industrial Park Boulevard', address2: 'Dock 4' }, destination!];
  const message = written({
    stops,
    handlingUnits: [
      unit!,
      {
        ...unit!,
        count: 3,
        type: 'LSE',
        commodities: [{ ...unit!.commodities[0]!, packagingType: undefined, pieces: 3 }],
      },
    ],
  });
  expect(message).toMatchObject({
    handlingUnitOne: { quantity: 2, typeCode: 'PLT' },
    handlingUnitTwo: { quantity: 3, typeCode: 'LOO' },
    shipFrom: { address: { addressLine: '1200 South Industrial Park Boulevar' } },
    instructions: { pickup: '1200 South Industrial Park Boulevard Dock 4' },
  });
  expect(message.commodities[1]).toMatchObject({ pieces: 3, packagingType: 'LOO', dimensions: { length: 48 } });
});

it.each([
  ['collect', '40'],
  ['third_party', '30'],
] as const)('writes %s freight', (terms, billingCode) => {
  const billTo = { name: 'Elm', address1: '9 Elm St', city: 'Akron', state: 'OH', postalCode: '44333', country: 'US' };
  const payment = { terms, billTo: { ...billTo, contact: null }, byCompany: false } as TenderedShipment['payment'];
  expect(written({ payment }).payment).toMatchObject({
    billingCode,
    payer: { name: 'Elm', address: { city: 'Akron' } },
  });
});

it('is accepted with PRO number, bill of lading and labels', async () => {
  const outcome = await tender();
  expect(outcome).toMatchObject({
    state: 'accepted',
    bol: { proNumber: '905000000', confirmation: '73000000' },
    message: null,
  });
  expect(outcome.images.bol?.toString()).toContain('20 of 905000000');
  expect(outcome.images.labels?.toString()).toContain('30 of 905000000');
});

it('is sent once: after a lost response the shipment is found by its BOL number, and its pickup is not requested again', async () => {
  const first = await tender();
  const again = await tender({}, true);
  expect(again).toMatchObject({
    state: 'accepted',
    bol: { proNumber: first.bol?.proNumber },
    message: expect.stringContaining('pickup'),
  });
  expect(await pickup({}, again, true)).toBe(again);
  expect([sent('POST /shipping'), sent('POST /pickup')]).toEqual([1, 0]);
});

it('is sent again if the earlier shipment is voided', async () => {
  await tender();
  fake.journeys.set('905000000', { currentStatus: { details: '004', description: 'Voided' } });
  expect(await tender({}, true)).toMatchObject({ state: 'accepted', bol: { proNumber: '905000001' } });
});

it.each(['hangs', 'lacks', 'garbled'] as const)(
  'is sent again only if the carrier says that it does not have the shipment: a carrier that %s does not',
  async (behavior) => {
    carrier.behave(behavior);
    expect(await tender({}, true)).toMatchObject({ state: 'unknown' });
    expect(sent('POST /shipping')).toBe(0);
    carrier.behave('accepts');
    expect(await tender({}, true)).toMatchObject({ state: 'accepted' });
    expect(sent('POST /shipping')).toBe(1);
  },
);

it('is rejected in the words of the carrier', async () => {
  expect(await tender({ pickup: { on: '2026-11-19' } })).toMatchObject({
    state: 'rejected',
    code: 'HTTP_400',
    message: 'The pickup date cannot be in the past.',
  });
});

const [unit] = tenderedShipment().handlingUnits;
const hazmat = { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' } as const;
const withoutPhone = tenderedShipment().stops.map((stop) => ({ ...stop, contact: undefined }));
it.each([
  [
    'hazardous material',
    { handlingUnits: [{ ...unit!, commodities: [{ ...unit!.commodities[0]!, hazmat }] }] },
    /UN num/,
  ],
  ['expedited freight', { accessorials: ['EXPD'] }, /by telephone/],
  ['a shipper without telephone', { stops: withoutPhone }, /ten digits/],
] as [string, Partial<TenderedShipment>, RegExp][])('does not send %s', async (_, change, message) => {
  expect(await tender(change)).toMatchObject({
    state: 'failed',
    code: 'NOT_TENDERABLE',
    message: expect.stringMatching(message),
  });
  expect(carrier.paths).toEqual([]);
});

describe('the pickup', () => {
  it('is requested in local time', async () => {
    const { pickupNumber, state } = await pickup({ accessorials: ['LFTP', 'PSC'] });
    expect([state, fake.pickups.get(pickupNumber!)]).toMatchObject([
      'accepted',
      {
        pickup: { date: '2026-11-24', time: '10:00:00', openTime: '10:00:00', closeTime: '16:00:00' },
        requester: { companyName: 'Acme DC', contactName: 'Pat Doe', email: 'dock@acme.test' },
        services: ['LIFO', 'PFFF'],
        lineItems: [{ description: 'Boxes', weight: 1_000, pieces: 2, packagingType: 'PLT', hazardous: false }],
      },
    ]);
  });

  it('is left to a telephone call without pickup times, if it is refused, and if its response is lost', async () => {
    expect(await pickup({ pickup: { on: '2026-11-24' } })).toMatchObject({
      state: 'accepted',
      message: expect.stringContaining('by telephone'),
    });
    expect(await pickup({ pickup: { on: '2026-11-28', readyFrom: '10:00', closeAt: '16:00' } })).toMatchObject({
      state: 'accepted',
      pickupNumber: null,
      message: expect.stringMatching(/^The carrier refused the pickup: .*weekends\. Call the carrier\.$/),
    });
    expect(await pickup({ stops: tenderedShipment().stops })).toMatchObject({
      message: expect.stringContaining('email'),
    });
    carrier.behave('hangs');
    expect(await pickup()).toMatchObject({ state: 'accepted', message: expect.stringContaining('Call the carrier') });
  });

  it.each(['busy', 'unauthorized'] as const)('is requested again if the carrier was %s', async (behavior) => {
    carrier.behave(behavior);
    expect(await pickup()).toMatchObject({ state: 'unknown', bol: TAKEN.bol });
  });

  it('is canceled once', async () => {
    const { pickupNumber } = await pickup();
    expect(await cancel(pickupNumber)).toMatchObject({ state: 'told', message: expect.stringContaining('905000000') });
    expect(await cancel(pickupNumber)).toMatchObject({
      state: 'refused',
      message: 'The pickup cannot be canceled. Call the carrier.',
    });
    expect(await cancel(null)).toMatchObject({ state: 'refused' });
  });
});
