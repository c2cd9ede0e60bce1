import { CHICAGO, DALLAS, overMiles, pallets, shipment, TORONTO } from '../../../../../test/fixtures/sample-request.js';
import { offerFor, rateRow, sampleTariff } from '../../../../../test/fixtures/sample-tariff.js';

const row = (name: string, service: string, days: string) =>
  rateRow(['*', '*', name, '100', '90', '', '', '', '', '', '', '', service, days]);
const freight = shipment([pallets({ weight: 500, freightClass: '70' })]);
const mixed = shipment([
  pallets({
    weight: 500,
    commodities: [
      { weight: 250, freightClass: '70' },
      { weight: 250, freightClass: '85' },
    ],
  }),
]);
const offer = (rows: ReturnType<typeof row>[], of = freight) =>
  offerFor(of, sampleTariff({ liabilityPerPound: 2_500 }, rows));

describe('transit by the tariff', () => {
  it('is the lane’s number of business days', () => {
    expect(offer([row('70', 'direct', '2')])).toMatchObject({
      service: 'direct',
      transit: { businessDays: 2, basis: 'carrier lane table' },
    });
  });

  it('is the slowest line’s, and interline when one line is', () => {
    expect(offer([row('70', 'direct', '2'), row('85', 'interline', '4')], mixed)).toMatchObject({
      service: 'interline',
      transit: { businessDays: 4 },
    });
  });

  it('is by distance if one line has no transit days', () => {
    expect(offer([row('70', 'direct', '2'), row('85', 'direct', '')], mixed).transit.basis).toBe('972 estimated miles');
  });
});

describe('transit by distance', () => {
  it.each([
    [1, 1],
    [150, 1],
    [151, 2],
    [500, 2],
    [501, 3],
    [1_000, 3],
    [1_001, 4],
    [1_600, 4],
    [1_601, 5],
    [2_300, 5],
    [2_301, 6],
  ])('of %d miles is %d days', (miles, days) => {
    expect(offer([row('70', '', '')], overMiles(freight, miles)).transit).toMatchObject({
      businessDays: days,
      basis: `${miles} estimated miles`,
    });
  });

  it('adds a day for a partner carrier and one for the border', () => {
    const border = shipment(
      [pallets({ weight: 500, freightClass: '70' })],
      {},
      { origin: TORONTO, destination: DALLAS },
    );
    const { miles } = border.route;
    expect(offer([row('70', 'interline', '')]).transit).toEqual({
      businessDays: 4,
      minimumDays: 4,
      maximumDays: 5,
      basis: '972 estimated miles, +1 interline',
    });
    expect(offer([row('70', 'interline', '')], border).transit).toEqual({
      businessDays: 6,
      minimumDays: 6,
      maximumDays: 8,
      basis: `${miles} estimated miles, +1 interline, +1 border`,
    });
  });
});

describe('estimated delivery', () => {
  const on = (pickupOn: string, days: string) =>
    offer([row('70', '', days)], { ...freight, pickupOn }).estimatedDeliveryOn;

  // Thanksgiving 2026 is Thursday 11-26; carriers are also closed on Friday.
  it.each([
    ['2026-11-24', '1', '2026-11-25'],
    ['2026-11-24', '2', '2026-11-30'],
    ['2026-11-27', '1', '2026-12-01'],
    ['2026-12-24', '1', '2026-12-28'],
    ['2026-12-31', '1', '2027-01-04'],
  ])('for a pickup on %s with %s days is %s', (pickupOn, days, expected) => expect(on(pickupOn, days)).toBe(expected));
});

describe('a requested delivery date', () => {
  // 972 estimated miles are three business days: Tuesday 11-24 to Tuesday 12-01 over Thanksgiving.
  it.each([
    [{ type: 'by' as const, on: '2026-12-01' }, []],
    [{ type: 'by' as const, on: '2026-11-30' }, ['DELIVERY_LATE']],
    [{ type: 'window' as const, on: '2026-11-25', to: '2026-11-30' }, ['DELIVERY_LATE']],
    [{ type: 'none' as const, on: '2026-11-25' }, []],
  ])('%j warns with %j', (delivery, expected) => {
    const asked = shipment([pallets({ weight: 500, freightClass: '70' })], { delivery });
    expect(offer([row('70', '', '')], asked).warnings.map((warning) => warning.code)).toEqual(expected);
  });
});

describe('the offer', () => {
  it('has liability by weight and emissions by distance', () => {
    // 25.00 x 500 lb; 500 lb over 972 miles: 0.226796 t x 1,564.3 km x 111 g = 39.38 kg.
    expect(offer([row('70', '', '')])).toMatchObject({
      liability: { amount: 1_250_000, currency: 'USD' },
      co2e: { kg: 39.38, factor: 'SW2018-LTL-WTW', scope: 'WTW' },
    });
  });

  it('is in the currency of its tariff', () => {
    const answer = offerFor(
      shipment(
        [pallets({ weight: 500, height: 30, freightClass: '70' })],
        {},
        { origin: CHICAGO, destination: TORONTO },
      ),
      sampleTariff({ currency: 'CAD' }, [row('70', '', '')]),
    );
    expect(
      new Set(
        [answer.total, answer.likelyTotal, answer.liability, ...answer.lines.map((line) => line.amount)].map(
          (money) => money?.currency,
        ),
      ),
    ).toEqual(new Set(['CAD']));
  });
});
