import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const metric = { units: 'metric' as const };
const pallet = (weight: number) =>
  pallets({ length: 121.92, width: 101.6, height: 121.92, weight, freightClass: '70' });

describe('metric input', () => {
  // 281 kg / 0.45359237 = 619.499 lb, up to 620: E1 without its liftgate.
  it('is converted exactly and rounded up to whole pounds', () => {
    const offer = offerFor(shipment([pallet(281)], metric), sampleTariff());
    expect(printed(offer)).toEqual([
      ['LINEHAUL', 60_903],
      ['DISCOUNT', -47_504],
      ['FUEL', 3_685],
    ]);
    expect(lineOf(offer, 'LINEHAUL').inputs).toMatchObject({ pounds: 620 });
  });

  // 226.79 kg is 499.99 lb and 226.80 kg is 500.008 lb.
  it('reaches a break only with the pound it rounds up to', () => {
    expect(shipment([pallet(226.79)], metric).measures.pounds).toBe(500);
    expect(shipment([pallet(226.8)], metric).measures.pounds).toBe(501);
  });

  it('rounds each commodity separately', () => {
    const commodities = [
      { weight: 100.1, freightClass: '70' },
      { weight: 100.1, freightClass: '85' },
    ];
    // 100.1 kg is 220.683 lb.
    expect(shipment([{ ...pallet(200.2), commodities }], metric).lines.map((line) => line.pounds)).toEqual([221, 221]);
  });

  // 121.92 x 101.6 x 121.92 cm is 48 x 40 x 48 in.
  it('measures the same volume as inches', () => {
    expect(shipment([pallet(281)], metric).measures.cube).toBe(shipment([pallets({ weight: 620 })]).measures.cube);
  });

  it('rounds decimal pounds up too', () => {
    expect(shipment([pallets({ weight: 619.01 })]).measures.pounds).toBe(620);
  });
});
