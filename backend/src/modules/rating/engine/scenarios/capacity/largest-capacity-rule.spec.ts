import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// E6's freight: normal gross class 175 M2M 147.06 x 24 = 3,529.44; cubic 4,229.63; 16 linear feet.
const cubic = { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' };
const freight = shipment([pallets({ count: 8, height: 60, weight: 2_400 })]);
const offer = (poundsPerFoot: number, rest: object = {}) => {
  const linearFoot = { overFeet: 15, underPcf: '22.5', poundsPerFoot, asClass: null };
  return offerFor(freight, sampleTariff({ discountBps: 7_500, ...rest, rules: { cubic, linearFoot } }));
};

describe('largest capacity rule', () => {
  // 16 x 200 = 3,200 lb of class 175: M2M 147.06 x 32 = 4,705.92.
  it('is the linear-foot rule if it costs more', () => {
    expect(printed(offer(200))[0]).toEqual(['LINEAR_FOOT', 470_592]);
    expect(offer(200).warnings.map((warning) => warning.message)).toEqual([
      'The cubic capacity rule applies: its gross of $4,229.63 is not above the gross charged.',
      'The linear-foot rule applies: its gross of $4,705.92 replaces $3,529.44.',
    ]);
  });

  // 16 x 100 = 1,600 lb: M1M 171.94 x 16 = 2,751.04, less than the normal gross.
  it('is the cubic rule if it costs more', () => {
    expect(printed(offer(100))[0]).toEqual(['CUBIC', 422_963]);
  });

  // The highest class is the one after FAK: class 85 at M20M, 36.53 x 200 = 7,306.00, not class 175's 69.95.
  it('rates the highest class after FAK', () => {
    const line = lineOf(offer(1_250, { fak: [{ from: '50', to: '175', as: '85' }] }), 'LINEAR_FOOT');
    expect(line).toMatchObject({ amount: { amount: 730_600 }, inputs: { ratedClass: '85', normalGross: '1842.96' } });
  });
});
