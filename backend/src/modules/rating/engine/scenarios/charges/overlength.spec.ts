import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const overlength = [
  { fromInches: 144, amount: 12_500 },
  { fromInches: 96, amount: 9_000 },
  { fromInches: 240, amount: 19_500 },
];
const tariff = sampleTariff({
  rules: { overlength },
  accessorials: [
    { code: 'LFTD', basis: 'flat', amount: 9_500 },
    { code: 'RES', basis: 'flat', amount: 9_800 },
  ],
});
const unit = (length: number, width = 40) => pallets({ length, width, weight: 500, freightClass: '70' });
const charges = (units: ReturnType<typeof unit>[], rest: object = {}) =>
  offerFor(shipment(units, rest), tariff)
    .lines.filter((line) => line.code === 'OVR')
    .map((line) => line.amount.amount);

describe('overlength', () => {
  it.each([
    [48, []],
    [95.99, []],
    [96, [9_000]],
    [143.99, [9_000]],
    [144, [12_500]],
    [239, [12_500]],
    [240, [19_500]],
    [400, [19_500]],
  ])('for a side of %d in is %j', (length, expected) => expect(charges([unit(length)])).toEqual(expected));

  it('depends on the longer horizontal side, not on the height', () => {
    expect(charges([unit(40, 150)])).toEqual([12_500]);
    expect(charges([pallets({ height: 100, weight: 500, freightClass: '70' })])).toEqual([]);
  });

  it('is charged once per shipment, for its longest unit', () => {
    expect(charges([unit(100), unit(150), unit(100)])).toEqual([12_500]);
    expect(charges([unit(150)], { accessorials: ['OVR'] })).toEqual([12_500]);
  });

  it('is in code order and explains itself', () => {
    const offer = offerFor(shipment([unit(150)], { accessorials: ['RES', 'LFTD'] }), tariff);
    expect(offer.lines.slice(-3).map((line) => line.code)).toEqual(['LFTD', 'OVR', 'RES']);
    expect(lineOf(offer, 'OVR')).toMatchObject({
      description: 'Overlength',
      basis: 'flat',
      rate: '125.00',
      rule: 'ZZAA 2026 contract v1 · overlength from 144 in',
      inputs: { longestInches: 150, fromInches: 144 },
    });
  });

  it('converts centimeters exactly: 243.84 cm is 96 in', () => {
    const metric = (length: number) => [pallets({ length, width: 100, height: 100, weight: 200, freightClass: '70' })];
    expect(charges(metric(243.83), { units: 'metric' })).toEqual([]);
    expect(charges(metric(243.84), { units: 'metric' })).toEqual([9_000]);
  });

  it('requested but not reached is an accessorial without a price', () => {
    const offer = offerFor(shipment([unit(48)], { accessorials: ['OVR'] }), tariff);
    expect(lineOf(offer, 'OVR').amount.amount).toBe(0);
    expect(offer.warnings.map((warning) => warning.code)).toEqual(['ACCESSORIAL_UNPRICED']);
  });
});
