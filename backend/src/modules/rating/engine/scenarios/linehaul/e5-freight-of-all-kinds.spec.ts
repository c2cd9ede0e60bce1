import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E5: 1,200 lb of class 125, discount 75%.
describe('E5: freight of all kinds', () => {
  const freight = shipment([pallets({ weight: 1_200, freightClass: '125' })]);

  // As class 85: 89.78 x 12 = 1,077.36; 75% = 808.02; net 269.34; 27.5% = 74.0685 -> 74.07; total 343.41.
  it('comes to 343.41 as class 85', () => {
    const offer = offerFor(freight, sampleTariff({ discountBps: 7_500, fak: [{ from: '50', to: '150', as: '85' }] }));
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 107_736],
      ['DISCOUNT', -80_802],
      ['FUEL', 7_407],
    ]);
    expect(offer.total.amount).toBe(34_341);
    expect(lineOf(offer, 'LINEHAUL')).toMatchObject({
      description: 'Linehaul, class 125 rated as 85',
      rule: 'ZZAA 2026 contract v1 · class 85 · M1M',
      inputs: { freightClass: '125', fak: { from: '125', to: '85' } },
    });
  });

  // Without: 123.03 x 12 = 1,476.36; 75% = 1,107.27; net 369.09; 27.5% = 101.49975 -> 101.50; total 470.59.
  it('comes to 470.59 without it', () => {
    expect(offerFor(freight, sampleTariff({ discountBps: 7_500 })).total.amount).toBe(47_059);
  });

  it('does not change classes outside the range', () => {
    const offer = offerFor(
      shipment([pallets({ weight: 1_200, freightClass: '175' })]),
      sampleTariff({ fak: [{ from: '50', to: '150', as: '85' }] }),
    );
    expect(lineOf(offer, 'LINEHAUL')).toMatchObject({ rate: '171.94', inputs: { fak: null } });
  });
});
