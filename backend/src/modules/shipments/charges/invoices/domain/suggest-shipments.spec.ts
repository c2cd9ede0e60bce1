import { type SuggestedCandidate, suggestShipments, type UnmatchedInvoice } from './suggest-shipments.js';

const shipment = (changes: Partial<SuggestedCandidate> = {}): SuggestedCandidate => ({
  id: 'shp_1',
  number: 'S-000317',
  scac: 'ZZMW',
  carrierName: 'Prairie',
  proNumber: '1234567',
  bolNumber: '06141411234567890',
  pickupOn: '2026-11-24',
  originCity: 'Chicago',
  originState: 'IL',
  destinationCity: 'Dallas',
  destinationState: 'TX',
  destinationPostalCode: '75201',
  totalWeight: 1_000,
  total: 26_584,
  currency: 'USD',
  isInvoiced: false,
  ...changes,
});
const invoice = (changes: Partial<UnmatchedInvoice> = {}): UnmatchedInvoice => ({
  scac: 'ZZMW',
  proNumber: null,
  bolNumber: null,
  shipmentNumber: null,
  poNumber: null,
  shippedOn: null,
  billedOn: '2026-11-30',
  consigneePostalCode: null,
  weight: null,
  currency: 'USD',
  total: 26_584,
  ...changes,
});
const suggest = (asked: UnmatchedInvoice, candidates = [shipment()], ordered: string[] = []) =>
  suggestShipments(asked, candidates, new Set(ordered));

it('amount, month and carrier are enough, and are the reasons', () =>
  expect(suggest(invoice())).toEqual([
    {
      shipment: shipment(),
      reasons: ['Same amount', 'Picked up in the 30 days before the invoice', 'Same carrier'],
    },
  ]));

it('carrier and month alone are a coincidence', () => expect(suggest(invoice({ total: 99_999 }))).toEqual([]));

it.each([
  [{ proNumber: '123-456-7' }, 'Same PRO number'],
  [{ proNumber: '12345678' }, 'Similar PRO number 1234567'],
  [{ bolNumber: '0614141 1234567890' }, 'Same BOL number'],
  [{ shipmentNumber: 's-000317' }, 'Same shipment number'],
])('numbers come first: %j', (changes, reason) =>
  expect(suggest(invoice({ total: 1, ...changes }))[0]?.reasons[0]).toBe(reason),
);

it('PO, ship date, postal code and weight count together', () =>
  expect(
    suggest(
      invoice({ total: 1, shippedOn: '2026-11-26', consigneePostalCode: '75201-1234', weight: 1_040 }),
      [shipment()],
      ['shp_1'],
    )[0]?.reasons,
  ).toEqual([
    'Same PO number',
    'Picked up within 3 days of the ship date',
    'Same consignee postal code',
    'Weight within 5%',
    'Same carrier',
  ]));

it('the better fit is first; an invoiced shipment and one of another carrier fall behind', () => {
  const candidates = [
    shipment({ id: 'shp_1', isInvoiced: true }),
    shipment({ id: 'shp_2', total: 26_600 }),
    shipment({ id: 'shp_3' }),
    shipment({ id: 'shp_4', scac: 'ZZAA' }),
  ];
  expect(suggest(invoice(), candidates).map(({ shipment: { id } }) => id)).toEqual(['shp_3', 'shp_2']);
});

it('amounts in another currency do not count', () => expect(suggest(invoice({ currency: 'CAD' }))).toEqual([]));

it('at most five are suggested', () => {
  const many = Array.from({ length: 9 }, (_, index) => shipment({ id: `shp_${index}` }));
  expect(suggest(invoice(), many)).toHaveLength(5);
});
