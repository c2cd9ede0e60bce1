import { type CarrierUnderTest, rlcCarrier } from '../../../../../../test/support/carriers-under-test.js';
import { FakeRlc } from '../../../../../../test/support/fake-rlc/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { CarrierNotice, TenderedShipment, TenderRequest } from '../../tenders.js';
import { writeBol } from './write-bol.js';

let fake: FakeRlc;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeRlc('key', () => '2026-11-20');
  carrier = await rlcCarrier(fake);
});
afterEach(() => carrier.stop());

const target = {
  companyId: 'cmp_1',
  connectionId: 'con_1',
  carrierName: 'R+L Carriers',
  tenderEmail: null,
  isDemo: false,
};
const signal = () => AbortSignal.timeout(5_000);
const tender = (change: Partial<TenderedShipment> = {}, retried = false) =>
  carrier.connector.tender!(
    target,
    { key: 'tnd_1', retried, shipment: tenderedShipment(change), bol: null } as unknown as TenderRequest,
    signal(),
  );
const cancel = (pickupNumber: string | null) =>
  carrier.connector.cancel!(
    target,
    {
      numbers: { proNumber: 'WP7506414', pickupNumber },
      reason: 'The customer asked for it.',
    } as unknown as CarrierNotice,
    signal(),
  );
const sent = (path: string) => carrier.paths.filter((each) => each.startsWith(path)).length;

it('writes the bill of lading with its pickup in the terms of the carrier', () => {
  const change: Partial<TenderedShipment> = {
    accessorials: ['LFTD', 'RES', 'LTDAD', 'SRT', 'GTD_NOON'],
    references: [
      { type: 'PO', value: '554238' },
      { type: 'SO', value: '9' },
    ],
  };
  const { BillOfLading: bol, ...rest } = writeBol(tenderedShipment(change));
  expect(bol).toMatchObject({
    BOLDate: '11/24/2026',
    Shipper: {
      CompanyName: 'Acme DC',
      AddressLine1: '12 S Dock Pl',
      City: 'Chicago',
      StateOrProvince: 'IL',
      ZipOrPostalCode: '60601',
      CountryCode: 'USA',
      PhoneNumber: '3125550100',
    },
    Consignee: { CompanyName: 'Oak Fixtures', ZipOrPostalCode: 'M5V2T6', CountryCode: 'CAN', Attention: 'Sam Roe' },
    HandlingUnits: [
      {
        UnitType: 'PLT',
        Dimensions: [{ Count: 2, Length: '48', Width: '40', Height: '48' }],
        Items: [
          {
            IsHazmat: false,
            Pieces: 24,
            PackageType: 'BOX',
            NMFCItemNumber: '13360',
            NMFCSubNumber: '2',
            Class: '70',
            Weight: 1_000,
            Description: 'Boxes',
          },
        ],
      },
    ],
    AdditionalServices: ['DestinationLiftgate', 'ResidentialDelivery'],
    ServiceLevel: 'GuaranteedByNoon',
    FreightChargePaymentMethod: 'Prepaid',
    ReferenceNumbers: { ShipperNumber: '06141411234567890', RateQuoteNumber: 'SW-1', PONumber: '554238' },
    SpecialInstructions: 'Keep dry. Services: Sort and segregate',
  });
  expect(rest).toEqual({
    PickupRequest: {
      PickupInformation: { PickupDate: '11/24/2026', ReadyTime: '10:00 AM', CloseTime: '04:00 PM' },
      SendEmailConfirmation: false,
    },
    GenerateUniversalPro: false,
  });
});

it('continues a long address on the second line', () => {
  const [origin, ...others] = tenderedShipment().stops;
  const stops = [{ ...origin!, address1: '1200 South Industrial Park Boulevard', address2: 'Dock 4' }, ...others];
  expect(writeBol(tenderedShipment({ stops })).BillOfLading.Shipper).toMatchObject({
    AddressLine1: '1200 South Industrial Park',
    AddressLine2: 'Boulevard Dock 4',
  });
});

it('is accepted with PRO and pickup number, and the carrier\u2019s documents', async () => {
  const outcome = await tender();
  expect(outcome).toMatchObject({
    state: 'accepted',
    bol: { proNumber: expect.stringMatching(/^WP\d{7}$/), confirmation: null },
    pickupNumber: expect.stringMatching(/^\d+$/),
    message: null,
  });
  expect(outcome.images.bol?.subarray(0, 4).toString()).toBe('%PDF');
  expect(outcome.images.labels?.toString()).toContain('ShippingLabelsFile');
});

it('is sent once: after a lost response the shipment is found by its BOL number', async () => {
  const first = await tender();
  const again = await tender({}, true);
  expect(again).toMatchObject({
    state: 'accepted',
    bol: first.bol,
    pickupNumber: null,
    message: expect.stringContaining('pickup'),
  });
  expect(sent('POST /BillOfLading')).toBe(1);
  expect(carrier.paths).toContain('GET /ShipmentTracing?request.traceNumbers=06141411234567890&request.traceType=BOL');
});

it('is sent again only if the carrier says that it does not have the shipment', async () => {
  carrier.behave('hangs');
  expect(await tender()).toMatchObject({ state: 'unknown', code: 'CARRIER_TIMEOUT' });
  expect(await tender({}, true)).toMatchObject({ state: 'unknown', code: 'CARRIER_TIMEOUT' });
  expect(sent('POST /BillOfLading')).toBe(1);
  carrier.behave('accepts');
  expect(await tender({}, true)).toMatchObject({ state: 'accepted', pickupNumber: expect.any(String) });
  expect(sent('POST /BillOfLading')).toBe(2);
});

it.each([
  [
    'on a Saturday',
    { pickup: { on: '2026-11-28', readyFrom: '10:00', closeAt: '16:00' } },
    /do not pickup on weekends/,
  ],
  [
    'more than 30 days ahead',
    { pickup: { on: '2026-12-22', readyFrom: '10:00', closeAt: '16:00' } },
    /more than 30 days/,
  ],
])('is rejected in the words of the carrier: pickup %s', async (_, change, message) => {
  expect(await tender(change)).toMatchObject({
    state: 'rejected',
    code: 'HTTP_400',
    bol: null,
    message: expect.stringMatching(message),
  });
});

const [unit] = tenderedShipment().handlingUnits;
const hazmat = { unNumber: 'UN1090', properShippingName: 'Acetone', hazardClass: '3', packingGroup: 'II' } as const;
const withoutPhone = tenderedShipment().stops.map((stop) => ({ ...stop, contact: undefined }));
it.each([
  [
    'hazardous material',
    { handlingUnits: [{ ...unit!, commodities: [{ ...unit!.commodities[0]!, hazmat }] }] },
    /hazardous/,
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

it('leaves the pickup to a telephone call if the shipment has no pickup times', async () => {
  expect(await tender({ pickup: { on: '2026-11-24' } })).toMatchObject({
    state: 'accepted',
    pickupNumber: null,
    message: expect.stringContaining('by telephone'),
  });
});

it('cancels the pickup once; the carrier refuses a pickup that is not open', async () => {
  const { pickupNumber } = await tender();
  expect(await cancel(pickupNumber)).toMatchObject({ state: 'told', message: expect.stringContaining('WP7506414') });
  expect(await cancel(pickupNumber)).toMatchObject({
    state: 'refused',
    message: expect.stringContaining('Invalid status'),
  });
  expect(await cancel(null)).toMatchObject({ state: 'refused' });
});

it('is not repeated if the lookup of an earlier one answers in another format', async () => {
  carrier.behave('lacks');
  expect(await tender({}, true)).toMatchObject({ state: 'unknown', code: 'CARRIER_ANSWER_INVALID' });
  expect(sent('POST /BillOfLading')).toBe(0);
});
