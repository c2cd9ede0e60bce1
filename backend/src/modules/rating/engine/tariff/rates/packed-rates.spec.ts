import { rateRow } from '../../../../../../test/fixtures/sample-tariff.js';
import { freightClassPosition } from '../../../../../kernel/measures/freight-class.js';
import { NO_RATE, packRates } from './packed-rates.js';

const position = freightClassPosition(700);

describe('packRates', () => {
  it('stores every rate, service and transit of many lanes', () => {
    const lanes = Array.from({ length: 500 }, (_, index) => String(100 + index));
    const rows = lanes.flatMap((origin, index) =>
      ['70', '85'].map((name) =>
        rateRow([
          origin,
          '752',
          name,
          `${index + 1}`,
          '',
          `${index + 2}.5`,
          '',
          '',
          '',
          '',
          '',
          '',
          index % 2 ? 'interline' : '',
          '4',
        ]),
      ),
    );
    const packed = packRates(rows);
    expect(packed.rows).toBe(1_000);
    lanes.forEach((origin, index) => {
      const lane = packed.findLane([origin], ['752'], 0)!;
      const row = packed.rowOf(lane.index, position);
      expect([packed.rateAt(row, 0), packed.rateAt(row, 1), packed.rateAt(row, 2)]).toEqual([
        (index + 1) * 10_000,
        NO_RATE,
        (index + 2) * 10_000 + 5_000,
      ]);
      expect(packed.serviceOf(row)).toBe(index % 2 ? 'interline' : 'direct');
      expect(packed.transitDaysOf(row)).toBe(4);
      expect(packed.rowOf(lane.index, freightClassPosition(1_000))).toBe(-1);
    });
  });

  it('replaces an earlier duplicate row', () => {
    const packed = packRates([rateRow(['606', '752', '70', '1']), rateRow(['606', '752', '70', '2'])]);
    expect(packed.rows).toBe(1);
    expect(packed.rateAt(packed.rowOf(0, position), 0)).toBe(20_000);
  });

  it('finds nothing in an empty tariff', () => expect(packRates([]).findLane(['606', '*'], ['*'], 0)).toBeNull());

  it('has transit days only where the sheet has them', () => {
    const packed = packRates([rateRow(['606', '752', '70', '1'])]);
    expect(packed.transitDaysOf(packed.rowOf(0, position))).toBeNull();
  });

  it('uses the later start of overlapping bands', () => {
    const bands = [
      ['0', '3000'],
      ['500', '1000'],
      ['500', '600'],
    ].map((band, index) => rateRow([...band, '70', `${index + 1}`], 'mileage'));
    const label = (miles: number) => packRates(bands).findLane(['*'], ['*'], miles)?.label;
    expect([499, 500, 601, 1_001, 3_001].map(label)).toEqual([
      '0-3000 miles',
      '500-600 miles',
      '500-1000 miles',
      '0-3000 miles',
      undefined,
    ]);
  });

  // 18 classes x 9 breaks x 4 bytes = 648, 18 row numbers x 4 = 72, 18 + 18 bytes of transit and service, 64 for the lane.
  it('reports its size', () => {
    const rows = [
      '50',
      '55',
      '60',
      '65',
      '70',
      '77.5',
      '85',
      '92.5',
      '100',
      '110',
      '125',
      '150',
      '175',
      '200',
      '250',
      '300',
      '400',
      '500',
    ];
    expect(packRates(rows.map((name) => rateRow(['606', '752', name, '1']))).byteSize).toBe(820);
  });
});
