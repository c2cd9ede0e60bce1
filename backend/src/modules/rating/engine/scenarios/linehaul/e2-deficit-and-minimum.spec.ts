import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E2: 480 lb, class 70, discount 78%.
// L5C 118.57 x 4.80 = 569.136 -> 569.14. As 500 lb: 98.23 x 4.80 = 471.504 -> 471.50, 20 lb x 98.23 = 19.646 -> 19.65, together 491.15.
// 78% = 383.097 -> 383.10; net 108.05; minimum adjustment 16.95 to 125.00; 27.5% = 34.375 -> 34.38; total 159.38.
describe('E2: deficit weight and minimum', () => {
  const offer = offerFor(shipment([pallets({ weight: 480, freightClass: '70' })]), sampleTariff());

  it('comes to 159.38', () => {
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 47_150],
      ['DEFICIT', 1_965],
      ['DISCOUNT', -38_310],
      ['MINIMUM', 1_695],
      ['FUEL', 3_438],
    ]);
    expect(offer.total.amount).toBe(15_938);
  });

  it('explains the deficit against the gross of its own break', () => {
    expect(lineOf(offer, 'DEFICIT')).toMatchObject({
      description: 'Deficit weight, 20 lb to 500 lb',
      basis: 'cwt',
      quantity: '0.20',
      rate: '98.23',
      rule: 'ZZAA 2026 contract v1 · deficit weight · M5C',
      inputs: {
        shipmentPounds: 480,
        deficitPounds: 20,
        breakMinimum: 500,
        grossAsCharged: '491.15',
        ownBreak: 'L5C',
        grossAtOwnBreak: '569.14',
      },
    });
  });

  it('explains the minimum', () => {
    expect(lineOf(offer, 'MINIMUM')).toMatchObject({
      description: 'Lift to the minimum charge of $125.00',
      inputs: { net: '108.05', minimumCharge: '125.00' },
    });
  });
});
