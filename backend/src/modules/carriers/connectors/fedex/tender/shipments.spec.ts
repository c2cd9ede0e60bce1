import {
  type CarrierUnderTest,
  FEDEX_CLIENT,
  FEDEX_SETTINGS,
  fedexCarrier,
  TO_DALLAS,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeFedex } from '../../../../../../test/support/fake-fedex/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import { type CarrierNotice, type TenderedShipment, tenderOutcome, type TenderRequest } from '../../tenders.js';
import { writePickup } from './write-pickup.js';
import { writeShipment } from './write-shipment.js';

let fake: FakeFedex;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeFedex(FEDEX_CLIENT, () => '2026-11-20');
  carrier = await fedexCarrier(fake);
});
afterEach(() => carrier.stop());

const target = {
  companyId: 'cmp_1',
  connectionId: 'con_1',
  carrierName: 'FedEx Freight',
  tenderEmail: null,
  isDemo: false,
};
const { customerNumber, options } = FEDEX_SETTINGS;
const signal = () => AbortSignal.timeout(5_000);
const shipmentOf = (change: Partial<TenderedShipment> = {}) => tenderedShipment({ ...TO_DALLAS, ...change });
const requestOf = (change: Partial<TenderedShipment> = {}, retried = false) =>
  ({ key: 'tnd_1', retried, shipment: shipmentOf(change), bol: null }) as unknown as TenderRequest;
const tender = (change: Partial<TenderedShipment> = {}, retried = false) =>
  carrier.connector.tender!(target, requestOf(change, retried), signal());
const TAKEN = tenderOutcome('accepted', null, null, { proNumber: '4310000000', confirmation: null });
const pickup = (change: Partial<TenderedShipment> = {}, taken = TAKEN, retried = false) =>
  carrier.connector.pickup!(target, requestOf(change, retried), taken, signal());
const cancel = (pickupNumber: string | null) =>
  carrier.connector.cancel!(
    target,
    {
      numbers: { proNumber: '4310000000', pickupNumber },
      reason: 'Sold out',
      shipment: shipmentOf(),
    } as unknown as CarrierNotice,
    signal(),
  );
const sent = (path: string) => carrier.paths.filter((each) => each.startsWith(path)).length;
const written = (change: Partial<TenderedShipment> = {}) =>
  writeShipment(shipmentOf(change), customerNumber, options).freightRequestedShipment;

it('writes the booked service, the freight, references and services without a field', () => {
  const service = { code: 'FEDEX_FREIGHT_ECONOMY', name: 'FedEx Freight Economy' };
  expect(written({ carrierService: service, accessorials: ['LFTD', 'RES', 'SRT'] })).toMatchObject({
    shipDatestamp: '2026-11-24',
    serviceType: 'FEDEX_FREIGHT_ECONOMY',
    shipper: {
      address: { streetLines: ['12 S Dock Pl'], city: 'Chicago', residential: false },
      contact: { companyName: 'Acme DC', personName: 'Pat Doe', phoneNumber: '3125550100' },
    },
    recipient: {
      address: { city: 'Dallas', residential: true },
      deliveryInstructions: 'Keep dry. Services: Sort and segregate. Quote SW-1',
    },
    shippingChargesPayment: {
      paymentType: 'SENDER',
      payor: { responsibleParty: { accountNumber: { value: '510087780' } } },
    },
    freightShipmentSpecialServices: { specialServiceTypes: ['LIFTGATE_DELIVERY'] },
    freightShipmentDetail: {
      role: 'SHIPPER',
      fedExFreightAccountNumber: { value: '510087780' },
      lineItem: [
        {
          id: '1-1',
          subPackagingType: 'OTHER',
          freightClass: 'CLASS_070',
          nmfcCode: '13360-02',
          pieces: 24,
          purchaseOrderNumber: '554238',
        },
      ],
      printedReferences: [
        { printedReferenceType: 'BILL_OF_LADING', value: '06141411234567890' },
        { printedReferenceType: 'SHIPPER_ID_NUMBER', value: 'S-000301' },
        { printedReferenceType: 'PO_NUMBER', value: '554238' },
      ],
    },
    requestedPackageLineItems: [{ subPackagingType: 'PALLET', weight: { value: 500 } }, { weight: { value: 500 } }],
  });
});

it.each([
  [['GTD_PM'], 'GUARANTEED_DATE'],
  [['GTD_NOON'], 'GUARANTEED_MORNING'],
] as const)('writes the guarantee %j for the expected delivery date', (accessorials, type) => {
  expect(written({ accessorials: [...accessorials] }).freightShipmentSpecialServices).toEqual({
    specialServiceTypes: ['FREIGHT_GUARANTEE'],
    freightGuaranteeDetail: { freightGuaranteeType: type, guaranteeTimestamp: '2026-12-01' },
  });
});

describe('the payer', () => {
  const billTo = {
    name: 'Elm Logistics',
    address1: '9 Elm St',
    city: 'Akron',
    state: 'OH',
    postalCode: '44333',
    country: 'US',
    contact: { name: 'Lee', phone: '+13305550123' },
  } as const;

  it('of collect freight is the consignee', () => {
    expect(written({ payment: { terms: 'collect', billTo: null, byCompany: true } })).toMatchObject({
      shippingChargesPayment: { paymentType: 'RECIPIENT' },
      freightShipmentDetail: { role: 'CONSIGNEE', collectTermsType: 'STANDARD' },
    });
  });

  it('is a third party with its own account', () => {
    const payment = {
      terms: 'third_party',
      billTo: { ...billTo, accountNumber: '630081440' },
      byCompany: false,
    } as const;
    expect(written({ payment })).toMatchObject({
      shippingChargesPayment: { paymentType: 'THIRD_PARTY' },
      freightShipmentDetail: {
        alternateBillingParty: {
          accountNumber: { value: '630081440' },
          address: { city: 'Akron' },
          contact: { companyName: 'Elm Logistics', phoneNumber: '3305550123' },
        },
      },
    });
  });

  it('needs an account', async () => {
    expect(await tender({ payment: { terms: 'third_party', billTo, byCompany: false } })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('no account number'),
    });
  });
});

it('breaks a long address into lines of at most 35 characters', () => {
  const [origin, destination] = shipmentOf().stops;
  const stops = [
    { ...origin!, address1: '1200 South Industrial Park Boulevard East', address2: 'Dock 4' },
    destination!,
  ];
  expect(written({ stops }).shipper.address.streetLines).toEqual([
    '1200 South Industrial Park',
    'Boulevard East',
    'Dock 4',
  ]);
});

it('is accepted with PRO number, bill of lading and labels', async () => {
  const outcome = await tender();
  expect(outcome).toMatchObject({ state: 'accepted', bol: { proNumber: '4310000000' }, message: null });
  expect(outcome.images.bol?.toString()).toContain('BILL_OF_LADING of 4310000000');
  expect(outcome.images.labels?.toString()).toContain('LABEL of 4310000000');
});

it('does not store one of several label files', async () => {
  fake.labels = 2;
  expect(await tender()).toMatchObject({
    state: 'accepted',
    images: { labels: null },
    message: expect.stringContaining('separate files'),
  });
});

it('is sent once: after a lost response the shipment is found by its BOL number, and its pickup is not requested again', async () => {
  const first = await tender();
  const again = await tender({}, true);
  expect(again).toMatchObject({ state: 'accepted', bol: first.bol, message: expect.stringContaining('pickup') });
  expect(await pickup({}, again, true)).toBe(again);
  expect([sent('POST /ship'), sent('POST /pickup')]).toEqual([1, 0]);
});

it.each(['hangs', 'lacks', 'garbled'] as const)(
  'is sent again only if the carrier says that it does not have the shipment: a carrier that %s does not',
  async (behavior) => {
    carrier.behave(behavior);
    expect(await tender({}, true)).toMatchObject({ state: 'unknown' });
    expect(sent('POST /ship')).toBe(0);
    carrier.behave('accepts');
    expect(await tender({}, true)).toMatchObject({ state: 'accepted' });
    expect(sent('POST /ship')).toBe(1);
  },
);

it('is rejected in the words of the carrier', async () => {
  expect(await tender({ pickup: { on: '2026-11-19' } })).toMatchObject({
    state: 'rejected',
    code: 'HTTP_400',
    message: 'The ship date cannot be in the past.',
  });
});

const [unit] = tenderedShipment().handlingUnits;
const hazmat = { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' } as const;
const withoutPhone = shipmentOf().stops.map((stop) => ({ ...stop, contact: undefined }));
it.each([
  [
    'hazardous material',
    { handlingUnits: [{ ...unit!, commodities: [{ ...unit!.commodities[0]!, hazmat }] }] },
    /UN num/,
  ],
  ['freight that crosses the border', { stops: tenderedShipment().stops }, /customs/],
  ['expedited freight', { accessorials: ['EXPD'] }, /by telephone/],
  ['a guarantee without a date', { accessorials: ['GTD_PM'], estimatedDeliveryOn: null }, /delivery date/],
  ['a shipper without telephone', { stops: withoutPhone }, /ten digits/],
  ['100 handling units', { handlingUnits: [{ ...unit!, count: 100 }] }, /more than 99/],
] as [string, Partial<TenderedShipment>, RegExp][])('does not send %s', async (_, change, message) => {
  expect(await tender(change)).toMatchObject({
    state: 'failed',
    code: 'NOT_TENDERABLE',
    message: expect.stringMatching(message),
  });
  expect(carrier.paths).toEqual([]);
});

describe('the pickup', () => {
  it('is requested with the PRO number in local time', async () => {
    const { pickupNumber, state } = await pickup();
    expect([state, fake.pickups.get(pickupNumber!)]).toMatchObject([
      'accepted',
      {
        originDetail: { readyDateTimestamp: '2026-11-24T10:00:00Z', customerCloseTime: '16:00:00' },
        freightPickupDetail: {
          role: 'SHIPPER',
          lineItems: [
            {
              service: 'FEDEX_FREIGHT_PRIORITY',
              trackingNumber: { trackingNumber: '4310000000' },
              packaging: 'PALLET',
              pieces: 24,
              totalHandlingUnits: 2,
            },
          ],
        },
      },
    ]);
  });

  it('names a third party that pays', () => {
    const message = writePickup(shipmentOf(), null, customerNumber, { ...options, freightAccountType: 'bill_to' });
    expect(message?.freightPickupDetail).toMatchObject({ alternateBilling: { accountNumber: { value: '510087780' } } });
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
    carrier.behave('hangs');
    expect(await pickup()).toMatchObject({ state: 'accepted', message: expect.stringContaining('Call the carrier') });
  });

  it.each(['busy', 'unauthorized'] as const)('is requested again if the carrier was %s', async (behavior) => {
    carrier.behave(behavior);
    expect(await pickup()).toMatchObject({ state: 'unknown', bol: TAKEN.bol });
  });

  it('is canceled once', async () => {
    const { pickupNumber } = await pickup();
    expect(await cancel(pickupNumber)).toMatchObject({ state: 'told', message: expect.stringContaining('4310000000') });
    expect(await cancel(pickupNumber)).toMatchObject({
      state: 'refused',
      message: 'The pickup cannot be cancelled. Call the carrier.',
    });
    expect(await cancel(null)).toMatchObject({ state: 'refused' });
  });
});
