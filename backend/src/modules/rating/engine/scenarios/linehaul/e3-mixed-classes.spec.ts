import { shipment, pallets } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E3: 300 lb of class 85 and 150 lb of class 125, discount 75%.
// L5C: 135.55 x 3 = 406.65 and 185.73 x 1.5 = 278.595 -> 278.60, together 685.25.
// As 500 lb: 112.30 x 3 = 336.90, 153.87 x 1.5 = 230.805 -> 230.81, 50 lb at class 85's 112.30 = 56.15, together 623.86.
// 75% = 467.895 -> 467.90; net 155.96; 27.5% = 42.889 -> 42.89; total 198.85.
describe('E3: mixed classes, deficit at the lowest rate', () => {
  const commodities = [
    { weight: 300, freightClass: '85' },
    { weight: 150, freightClass: '125' },
  ];
  const offer = offerFor(shipment([pallets({ weight: 450, commodities })]), sampleTariff({ discountBps: 7_500 }));

  it('comes to 198.85', () => {
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 33_690],
      ['LINEHAUL', 23_081],
      ['DEFICIT', 5_615],
      ['DISCOUNT', -46_790],
      ['FUEL', 4_289],
    ]);
    expect(offer.total.amount).toBe(19_885);
  });

  it('charges the deficit at the rate of class 85', () => {
    expect(lineOf(offer, 'DEFICIT')).toMatchObject({
      rate: '112.30',
      quantity: '0.50',
      inputs: { grossAtOwnBreak: '685.25' },
    });
  });
});
