import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import {
  lineOf,
  offerFor,
  printed,
  rateRow,
  rateSample,
  sampleRows,
  sampleTariff,
} from '../../../../../../test/fixtures/sample-tariff.js';

const freight = (weight: number, freightClass = '70') => shipment([pallets({ weight, freightClass })]);

describe('tariff gap', () => {
  it('is a lane without rates', () => {
    expect(rateSample(freight(500), sampleTariff({}, sampleRows('606', '750')))).toEqual({
      kind: 'decline',
      code: 'TARIFF_GAP',
      message: 'ZZAA 2026 contract v1 has no rates for this lane (60601 to 75201).',
    });
  });

  it('is a class without a row on the lane', () => {
    const rows = sampleRows().filter((row) => row.freightClass !== 700);
    expect(rateSample(freight(500), sampleTariff({}, rows))).toMatchObject({
      code: 'TARIFF_GAP',
      message: 'ZZAA 2026 contract v1 has no rates for class 70 on 606 > 752. Add them to the tariff.',
    });
  });

  it('is not a class that FAK maps', () => {
    const rows = sampleRows().filter((row) => row.freightClass === 850);
    expect(rateSample(freight(500), sampleTariff({ fak: [{ from: '50', to: '150', as: '85' }] }, rows)).kind).toBe(
      'offer',
    );
  });

  it('is a tariff without a rate at the weight', () => {
    const tariff = sampleTariff({}, [rateRow(['606', '752', '70', '118.57', '98.23', '78.54', '67.17'])]);
    expect(rateSample(freight(4_999), tariff).kind).toBe('offer');
    expect(rateSample(freight(5_000), tariff)).toMatchObject({
      code: 'TARIFF_GAP',
      message:
        'ZZAA 2026 contract v1 has no weight break for 5,000 lb or more on 606 > 752 that all classes of the shipment share.',
    });
  });

  it('is a shipment whose classes share no break', () => {
    const tariff = sampleTariff({}, [
      rateRow(['606', '752', '70', '118.57', '98.23']),
      rateRow(['606', '752', '85', '', '', '89.78']),
    ]);
    const commodities = [
      { weight: 300, freightClass: '70' },
      { weight: 300, freightClass: '85' },
    ];
    expect(rateSample(shipment([pallets({ weight: 600, commodities })]), tariff)).toMatchObject({ code: 'TARIFF_GAP' });
  });

  // 480 lb with no rate under 500 lb: as 500 lb at 98.23, 471.504 -> 471.50 and 19.646 -> 19.65.
  it('is not a missing own break when a higher one exists', () => {
    const offer = offerFor(freight(480), sampleTariff({}, [rateRow(['606', '752', '70', '', '98.23'])]));
    expect(printed(offer).slice(0, 2)).toEqual([
      ['LINEHAUL', 47_150],
      ['DEFICIT', 1_965],
    ]);
    expect(lineOf(offer, 'DEFICIT').inputs).toMatchObject({ ownBreak: 'L5C', grossAtOwnBreak: null });
  });

  // Class 125 has no rate from 500 lb, so the cheaper M5C of E3 is not available: 406.65 + 278.60.
  it('skips a higher break that one class does not have', () => {
    const rows = [rateRow(['606', '752', '85', '135.55', '112.30']), rateRow(['606', '752', '125', '185.73'])];
    const commodities = [
      { weight: 300, freightClass: '85' },
      { weight: 150, freightClass: '125' },
    ];
    const offer = offerFor(shipment([pallets({ weight: 450, commodities })]), sampleTariff({}, rows));
    expect(printed(offer).slice(0, 2)).toEqual([
      ['LINEHAUL', 40_665],
      ['LINEHAUL', 27_860],
    ]);
  });
});
