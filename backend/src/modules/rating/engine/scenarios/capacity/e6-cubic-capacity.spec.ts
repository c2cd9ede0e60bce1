import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// freight.md 2.9 E6: eight 48 x 40 x 60 pallets, not stackable, 2,400 lb, discount 75%, cubic rule.
const cubic = { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' };
const freight = (freightClass?: string) => shipment([pallets({ count: 8, height: 60, weight: 2_400, freightClass })]);

describe('E6: cubic capacity', () => {
  // Counted as 96 in high: 8 x 48 x 40 x 96 / 1728 = 853.33 cu ft, 2.81 pcf. At 6 pcf: exactly 5,120 lb.
  // Class 125 M5M 82.61 x 51.20 = 4,229.632 -> 4,229.63, compared to class 175 M2M 147.06 x 24 = 3,529.44.
  // 75% = 3,172.2225 -> 3,172.22; net 1,057.41; 27.5% = 290.78775 -> 290.79; total 1,348.20.
  const offer = offerFor(freight(), sampleTariff({ discountBps: 7_500, rules: { cubic } }));

  it('comes to 1,348.20', () => {
    expect(printed(offer)).toEqual([
      ['CUBIC', 422_963],
      ['DISCOUNT', -317_222],
      ['FUEL', 29_079],
    ]);
    expect(offer.total.amount).toBe(134_820);
  });

  it('explains the rule against the normal gross', () => {
    expect(lineOf(offer, 'CUBIC')).toMatchObject({
      description: 'Cubic capacity rule, as 5,120 lb of class 125',
      quantity: '51.20',
      rate: '82.61',
      rule: 'ZZAA 2026 contract v1 · cubic capacity rule · class 125 · M5M',
      inputs: {
        overCubicFeet: '750',
        underPcf: '6',
        asPcf: '6',
        shipmentPounds: 2_400,
        occupiedCubicFeet: 853.33,
        occupiedPcf: 2.81,
        ratedPounds: 5_120,
        ratedClass: '125',
        break: 'M5M',
        normalBreak: 'M2M',
        normalGross: '3529.44',
      },
    });
    expect(offer.warnings).toEqual([
      {
        code: 'CUBIC_CAPACITY',
        message: 'The cubic capacity rule applies: its gross of $4,229.63 replaces $3,529.44.',
      },
    ]);
  });

  // Without the rule: 3,529.44 - 2,647.08 = 882.36; 27.5% = 242.649 -> 242.65; total 1,125.01.
  it('comes to 1,125.01 as class 175 without the rule', () => {
    expect(offerFor(freight('175'), sampleTariff({ discountBps: 7_500 })).total.amount).toBe(112_501);
  });

  // Class 250: M2M 208.82 x 24 = 5,011.68; 75% = 3,758.76; net 1,252.92; 27.5% = 344.553 -> 344.55; total 1,597.47.
  it('comes to 1,597.47 as class 250, where the normal gross is larger than the rule', () => {
    const dense = offerFor(freight('250'), sampleTariff({ discountBps: 7_500, rules: { cubic } }));
    expect(printed(dense)).toEqual([
      ['LINEHAUL', 501_168],
      ['DISCOUNT', -375_876],
      ['FUEL', 34_455],
    ]);
    expect(dense.total.amount).toBe(159_747);
    expect(dense.warnings).toEqual([
      {
        code: 'CUBIC_CAPACITY',
        message: 'The cubic capacity rule applies: its gross of $4,229.63 is not above the gross charged.',
      },
    ]);
  });
});
