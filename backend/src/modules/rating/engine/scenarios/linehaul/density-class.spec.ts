import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

// One 48 x 40 x 48 in pallet is 160/3 cu ft, so 320 lb is exactly 6 pcf.
describe('class by density', () => {
  const line = (row: Parameters<typeof pallets>[0]) =>
    lineOf(offerFor(shipment([pallets(row)]), sampleTariff()), 'LINEHAUL');

  it('is used when no class is declared', () => {
    expect(line({ weight: 320 }).inputs).toMatchObject({ freightClass: '125', classFrom: 'density' });
    expect(line({ weight: 319 }).inputs).toMatchObject({ freightClass: '175', classFrom: 'density' });
  });

  it('is overridden by a declared class', () => {
    expect(line({ weight: 320, freightClass: '77' }).inputs).toMatchObject({
      freightClass: '77.5',
      classFrom: 'declared',
    });
  });

  it('uses the actual height of a non-stackable unit', () => {
    expect(line({ weight: 320, stackable: false }).inputs).toMatchObject({ freightClass: '125' });
    expect(line({ weight: 320, stackable: true }).inputs).toMatchObject({ freightClass: '125' });
  });

  it('applies to the whole item: total weight over total volume', () => {
    expect(line({ weight: 640, count: 2 }).inputs).toMatchObject({ freightClass: '125' });
    expect(line({ weight: 639, count: 2 }).inputs).toMatchObject({ freightClass: '175' });
  });
});
