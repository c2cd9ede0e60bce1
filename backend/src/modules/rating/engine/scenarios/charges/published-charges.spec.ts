import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { offerFor, printed, rateRow, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const freight = (weight: number, accessorials: string[] = []) =>
  shipment([pallets({ weight, freightClass: '100' })], { accessorials });
/** Class 100 at one rate under 500 lb, with a single fuel step at $3.768. */
const tariff = (rate: string, discountBps: number, fuelBps: number, accessorials: object[] = []) =>
  sampleTariff(
    {
      discountBps,
      minimumCharge: 0,
      accessorials,
      fuel: { index: 'US', steps: [{ from: '3.00', to: '4.00', bps: fuelBps }] },
    },
    [rateRow(['606', '752', '100', rate])],
  );

describe('charges published by the Digital LTL Council', () => {
  // Preliminary freight charges, business requirements: gross 1,958.90; 83% = 1,625.887 -> 1,625.89; net 333.01; 33.8% = 112.55738 -> 112.56;
  // residential 146.62, liftgate 85.38, tare 186.02; together 863.59. Here the gross is 400 lb at 489.725.
  it('come to 863.59', () => {
    const prices = [
      { code: 'RES', amount: 14_662 },
      { code: 'LFTD', amount: 8_538 },
      { code: 'TARE', amount: 18_602 },
    ];
    const accessorials = prices.map((price) => ({ ...price, basis: 'flat' }));
    const offer = offerFor(freight(400, ['RES', 'LFTD', 'TARE']), tariff('489.725', 8_300, 3_380, accessorials));
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 195_890],
      ['DISCOUNT', -162_589],
      ['FUEL', 11_256],
      ['LFTD', 8_538],
      ['RES', 14_662],
      ['TARE', 18_602],
    ]);
    expect(offer.total.amount).toBe(86_359);
  });

  // Preliminary freight charges, OpenAPI example: 858.55 - 657.65 = 200.90, + 62.88 = 263.78. The percentages are derived from the amounts:
  // 76.6% of 858.55 = 657.6493 and 31.3% of 200.90 = 62.8817. Here the gross is 100 lb at 858.55.
  it('come to 263.78', () => {
    const offer = offerFor(freight(100), tariff('858.55', 7_660, 3_130));
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 85_855],
      ['DISCOUNT', -65_765],
      ['FUEL', 6_288],
    ]);
    expect(offer.total.amount).toBe(26_378);
  });
});
