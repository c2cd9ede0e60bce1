import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E4: 120 lb, class 55, discount 80%.
// 98.86 x 1.20 = 118.632 -> 118.63; as 500 lb 81.90 x 5 is more; 80% = 94.904 -> 94.90; net 23.73; minimum adjustment 101.27 to 125.00;
// 27.5% = 34.375 -> 34.38; total 159.38.
describe('E4: minimum charge', () => {
  it('comes to 159.38', () => {
    const offer = offerFor(
      shipment([pallets({ weight: 120, freightClass: '55' })]),
      sampleTariff({ discountBps: 8_000 }),
    );
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 11_863],
      ['DISCOUNT', -9_490],
      ['MINIMUM', 10_127],
      ['FUEL', 3_438],
    ]);
    expect(offer.total.amount).toBe(15_938);
  });
});
