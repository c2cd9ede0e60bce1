import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const linearFoot = { overFeet: 15, underPcf: '22.5', poundsPerFoot: 1_250, asClass: null };
const noDiscount = { discountBps: 0, minimumCharge: 0 };

// freight.md 2.9 E7: seven non-stackable 48 x 40 pallets take 16 linear feet, at 1,250 lb each 20,000 lb.
describe('linear-foot rule', () => {
  // Class 70 at M20M: 31.95 x 200 = 6,390.00, compared to 67.17 x 21 = 1,410.57.
  it('charges E7 as 20,000 lb', () => {
    const offer = offerFor(
      shipment([pallets({ count: 7, weight: 2_100, freightClass: '70' })]),
      sampleTariff({ ...noDiscount, rules: { linearFoot } }),
    );
    expect(printed(offer)[0]).toEqual(['LINEAR_FOOT', 639_000]);
    expect(lineOf(offer, 'LINEAR_FOOT')).toMatchObject({
      description: 'Linear foot rule, as 20,000 lb of class 70',
      quantity: '200.00',
      rate: '31.95',
      rule: 'ZZAA 2026 contract v1 · linear foot rule · class 70 · M20M',
      inputs: {
        overFeet: '15',
        underPcf: '22.5',
        poundsPerFoot: 1_250,
        linearFeet: 16,
        startedFeet: 16,
        ratedPounds: 20_000,
        normalGross: '1410.57',
      },
    });
    expect(offer.warnings.map((warning) => warning.code)).toEqual(['LINEAR_FOOT']);
  });

  // 6 pallets of 50 in: 3 rows x 50 in = 12.5 ft, rounded up 13 x 1,250 = 16,250 lb; class 70 at M10M 43.31 x 162.5 = 7,037.875 -> 7,037.88;
  // as 20,000 lb at 31.95: 162.5 x 31.95 = 5,191.875 -> 5,191.88 and 37.5 x 31.95 = 1,198.125 -> 1,198.13, together 6,390.01.
  it('counts started feet and rates them at the cheapest break, with its own deficit line', () => {
    const rules = { linearFoot: { ...linearFoot, overFeet: 12 } };
    const offer = offerFor(
      shipment([pallets({ count: 6, length: 50, weight: 2_100, freightClass: '70' })]),
      sampleTariff({ ...noDiscount, rules }),
    );
    expect(printed(offer).slice(0, 2)).toEqual([
      ['LINEAR_FOOT', 519_188],
      ['DEFICIT', 119_813],
    ]);
    expect(lineOf(offer, 'LINEAR_FOOT').inputs).toMatchObject({
      linearFeet: 12.5,
      startedFeet: 13,
      ratedPounds: 16_250,
    });
    expect(lineOf(offer, 'DEFICIT').inputs).toMatchObject({
      shipmentPounds: 16_250,
      deficitPounds: 3_750,
      grossAtOwnBreak: '7037.88',
    });
  });

  it('uses the highest class of the shipment if the tariff has none', () => {
    const commodities = [
      { weight: 1_000, freightClass: '70' },
      { weight: 1_100, freightClass: '92.5' },
    ];
    const freight = shipment([pallets({ count: 7, weight: 2_100, commodities })]);
    const named = { linearFoot: { ...linearFoot, asClass: '50' } };
    expect(lineOf(offerFor(freight, sampleTariff({ rules: { linearFoot } })), 'LINEAR_FOOT').inputs).toMatchObject({
      ratedClass: '92.5',
      rate: '38.82',
    });
    expect(lineOf(offerFor(freight, sampleTariff({ rules: named })), 'LINEAR_FOOT').inputs).toMatchObject({
      ratedClass: '50',
      rate: '24.92',
    });
  });

  it('does not apply at exactly its feet or density', () => {
    const codes = (row: Parameters<typeof pallets>[0], rule: object) =>
      offerFor(
        shipment([pallets({ freightClass: '500', ...row })]),
        sampleTariff({ rules: { linearFoot: { ...linearFoot, ...rule } } }),
      ).lines[0]!.code;
    // 16 ft; 7 pallets counted as 96 in high are 746.67 cu ft, so 4,480 lb is exactly 6 pcf.
    expect(codes({ count: 7, weight: 2_100 }, { overFeet: 16 })).toBe('LINEHAUL');
    expect(codes({ count: 7, weight: 2_100 }, { overFeet: '15.9999' })).toBe('LINEAR_FOOT');
    expect(codes({ count: 7, weight: 4_480 }, { underPcf: 6 })).toBe('LINEHAUL');
    expect(codes({ count: 7, weight: 4_479 }, { underPcf: 6 })).toBe('LINEAR_FOOT');
  });
});
