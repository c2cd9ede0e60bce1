import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E1: 620 lb, class 70, discount 78%, liftgate at delivery 95.00.
// 98.23 x 6.20 = 609.026 -> 609.03; 78% = 475.0434 -> 475.04; net 133.99; 27.5% = 36.84725 -> 36.85; + 95.00 = 265.84.
describe('E1: accessorial', () => {
  const tariff = sampleTariff({ accessorials: [{ code: 'LFTD', basis: 'flat', amount: 9_500 }] });
  const offer = offerFor(shipment([pallets({ weight: 620, freightClass: '70' })], { accessorials: ['LFTD'] }), tariff);

  it('comes to 265.84', () => {
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 60_903],
      ['DISCOUNT', -47_504],
      ['FUEL', 3_685],
      ['LFTD', 9_500],
    ]);
    expect(offer.total).toEqual({ amount: 26_584, currency: 'USD' });
  });

  it('explains the linehaul', () => {
    expect(lineOf(offer, 'LINEHAUL')).toEqual({
      code: 'LINEHAUL',
      description: 'Linehaul, class 70',
      amount: { amount: 60_903, currency: 'USD' },
      basis: 'cwt',
      quantity: '6.20',
      rate: '98.23',
      rule: 'ZZAA 2026 contract v1 · class 70 · M5C',
      inputs: {
        commodity: 'Fittings',
        pounds: 620,
        freightClass: '70',
        classFrom: 'declared',
        fak: null,
        lane: '606 > 752',
        break: 'M5C',
        rate: '98.23',
        rounding: 'once to the cent, half away from zero',
      },
    });
  });

  it('explains the fuel by price, week and basis points', () => {
    expect(lineOf(offer, 'FUEL')).toMatchObject({
      basis: 'percent',
      quantity: '133.99',
      rate: '27.5',
      rule: 'ZZAA 2026 contract v1 · fuel index US',
      inputs: { price: '3.76', week: '2026-11-18', bps: 2_750, publishedPrice: '3.768', net: '133.99' },
    });
  });

  it('explains the discount and the accessorial', () => {
    expect(lineOf(offer, 'DISCOUNT')).toMatchObject({
      basis: 'percent',
      quantity: '609.03',
      rate: '78',
      inputs: { gross: '609.03', bps: 7_800 },
    });
    expect(lineOf(offer, 'LFTD')).toMatchObject({
      description: 'Liftgate at delivery',
      basis: 'flat',
      quantity: '1',
      rate: '95.00',
    });
  });
});
