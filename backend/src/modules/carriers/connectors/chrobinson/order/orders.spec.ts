import {
  type CarrierUnderTest,
  CHR_CLIENT,
  chrobinsonCarrier,
} from '../../../../../../test/support/carriers-under-test.js';
import { FakeChrobinson } from '../../../../../../test/support/fake-chrobinson/server.js';
import { tenderedShipment } from '../../../../../../test/support/tendered-shipment.js';
import type { CarrierNotice, TenderedShipment, TenderRequest } from '../../tenders.js';
import { writeOrder } from './write-order.js';

let fake: FakeChrobinson;
let carrier: CarrierUnderTest;
beforeEach(async () => {
  fake = new FakeChrobinson(CHR_CLIENT, () => '2026-11-20');
  carrier = await chrobinsonCarrier(fake);
});
afterEach(() => carrier.stop());

const target = {
  companyId: 'cmp_1',
  connectionId: 'con_1',
  carrierName: 'C.H. Robinson',
  tenderEmail: null,
  isDemo: false,
};
const signal = () => AbortSignal.timeout(5_000);
const shipmentOf = (change: Partial<TenderedShipment> = {}) =>
  tenderedShipment({ carrierQuoteNumber: '319782500', ...change });
const tender = (change: Partial<TenderedShipment> = {}, retried = false) =>
  carrier.connector.tender!(
    target,
    { key: 'tnd_1', retried, shipment: shipmentOf(change), bol: null } as unknown as TenderRequest,
    signal(),
  );
const cancel = (pickupNumber: string | null) =>
  carrier.connector.cancel!(
    target,
    { numbers: { proNumber: null, pickupNumber } } as unknown as CarrierNotice,
    signal(),
  );
const sent = () => carrier.paths.filter((each) => each === 'POST /v1/orders/quotes').length;

it('writes an order of the booked quote, with references, places and the pickup window in UTC', () => {
  expect(writeOrder(shipmentOf({ accessorials: ['LFTD', 'SRT'] }), 'C4410')).toEqual([
    {
      quoteId: 319_782_500,
      customer: { customerCode: 'C4410', referenceNumbers: [{ type: 'MBOL', value: '06141411234567890' }] },
      billTo: { referenceNumbers: [{ type: 'SHID', value: 'S-000301' }] },
      origin: {
        name: 'Acme DC',
        address: {
          address1: '12 S Dock Pl',
          city: 'Chicago',
          stateProvinceCode: 'IL',
          postalCode: '60601',
          country: 'US',
        },
        phone: '3125550100',
        contactName: 'Pat Doe',
        openDateTime: '2026-11-24T16:00:00.000Z',
        closeDateTime: '2026-11-24T22:00:00.000Z',
      },
      destination: expect.objectContaining({ name: 'Oak Fixtures', contactName: 'Sam Roe' }),
      notes: 'Keep dry. Services: Sort and segregate',
      referenceNumbers: [{ type: 'PO', value: '554238' }],
    },
  ]);
});

it('is accepted with the order number, which is that of the pickup', async () => {
  expect(await tender()).toMatchObject({
    state: 'accepted',
    bol: { proNumber: null, confirmation: '81134516' },
    pickupNumber: '81134516',
    message: null,
  });
  expect(await tender({ pickup: { on: '2026-11-24' } })).toMatchObject({
    state: 'accepted',
    message: expect.stringContaining('by telephone'),
  });
});

it('is sent once: after a lost response the order is found by our shipment number', async () => {
  const first = await tender();
  expect(await tender({}, true)).toMatchObject({ state: 'accepted', pickupNumber: first.pickupNumber });
  expect(sent()).toBe(1);
  await cancel(first.pickupNumber);
  expect(await tender({}, true)).toMatchObject({ state: 'accepted', pickupNumber: '81134517' });
});

it.each(['hangs', 'lacks', 'garbled'] as const)(
  'is sent again only if the carrier says that it does not have the order: a carrier that %s does not',
  async (behavior) => {
    carrier.behave(behavior);
    expect(await tender({}, true)).toMatchObject({ state: 'unknown' });
    expect(sent()).toBe(0);
    carrier.behave('accepts');
    expect(await tender({}, true)).toMatchObject({ state: 'accepted' });
    expect(sent()).toBe(1);
  },
);

it('is rejected in the words of the carrier', async () => {
  expect(await tender({ carrierQuoteNumber: '5' })).toMatchObject({
    state: 'rejected',
    code: 'HTTP_400',
    message: '"quoteId" is not known',
  });
});

const [origin, destination] = tenderedShipment().stops;
it.each([
  ['a shipment without a quote', { carrierQuoteNumber: null }, /quote number/],
  ['more than two stops', { stops: [origin!, { ...origin!, type: 'intermediate' }, destination!] }, /two stops/],
  [
    'freight that somebody else pays',
    { payment: { terms: 'third_party', billTo: null, byCompany: false } },
    /account of the company/,
  ],
  ['guaranteed freight', { accessorials: ['GTD_PM'] }, /guaranteed/],
] as [string, Partial<TenderedShipment>, RegExp][])('does not send %s', async (_, change, message) => {
  expect(await tender(change)).toMatchObject({
    state: 'failed',
    code: 'NOT_TENDERABLE',
    message: expect.stringMatching(message),
  });
  expect(carrier.paths).toEqual([]);
});

it('is canceled once', async () => {
  const { pickupNumber } = await tender();
  expect(await cancel(pickupNumber)).toMatchObject({ state: 'told' });
  expect(await cancel(pickupNumber)).toMatchObject({
    state: 'refused',
    message: 'The order cannot be deleted. Call the carrier.',
  });
  expect(await cancel(null)).toMatchObject({ state: 'refused' });
});
