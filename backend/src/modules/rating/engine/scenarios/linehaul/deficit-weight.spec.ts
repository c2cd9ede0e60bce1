import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { offerFor, printed, rateRow, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const gross = (weight: number, breaks: string[]) => {
  const tariff = sampleTariff({ discountBps: 0, minimumCharge: 0 }, [rateRow(['606', '752', '100', ...breaks])]);
  const offer = offerFor(shipment([pallets({ weight, freightClass: '100' })]), tariff);
  return printed(offer).filter(([code]) => code !== 'FUEL');
};

describe('deficit weight', () => {
  // Ballou: 9,000 lb at 52.21 is 4,698.90; as 10,000 lb at 40.11 it is 4,011.00 (90 cwt 3,609.90 and 10 cwt 401.10).
  it('charges 9,000 lb as 10,000 lb', () => {
    expect(gross(9_000, ['', '', '', '', '52.21', '40.11'])).toEqual([
      ['LINEHAUL', 360_990],
      ['DEFICIT', 40_110],
    ]);
  });

  // Ballou: the break-even is 40.11 x 10,000 / 52.21 = 7,682.44 lb.
  // 7,682 lb at 52.21 = 4,010.7722; 7,683 lb at 52.21 = 4,011.2943, so 76.83 x 40.11 = 3,081.6513 and 23.17 x 40.11 = 929.3487.
  it('changes over at the break-even weight', () => {
    expect(gross(7_682, ['', '', '', '', '52.21', '40.11'])).toEqual([['LINEHAUL', 401_077]]);
    expect(gross(7_683, ['', '', '', '', '52.21', '40.11'])).toEqual([
      ['LINEHAUL', 308_165],
      ['DEFICIT', 92_935],
    ]);
  });

  // Insiteship: 450 lb at 14.38 = 64.71; as 500 lb at 10.29 = 51.45. With two separately rounded lines it is 51.46:
  // 4.5 x 10.29 = 46.305 -> 46.31 and 0.5 x 10.29 = 5.145 -> 5.15.
  it('charges 450 lb as 500 lb, each line rounded', () => {
    expect(gross(450, ['14.38', '10.29'])).toEqual([
      ['LINEHAUL', 4_631],
      ['DEFICIT', 515],
    ]);
  });

  // Red Kite: 495 lb at 55 = 272.25; as 500 lb at 40 = 200.00.
  it('charges 495 lb as 500 lb', () => {
    expect(gross(495, ['55', '40'])).toEqual([
      ['LINEHAUL', 19_800],
      ['DEFICIT', 200],
    ]);
  });

  // 490 lb at 90 = 441.00; as 500 lb 450.00, so its own break applies.
  it('does not charge a higher break that costs more', () => {
    expect(gross(490, ['90', '90'])).toEqual([['LINEHAUL', 44_100]]);
  });

  // 4,900 lb: own break M2M 30 -> 1,470.00; as 5,000 lb at 29 -> 1,450.00; as 10,000 lb at 10 -> 1,000.00 (49 cwt 490.00 and 51 cwt 510.00).
  it('skips a break when a still higher one is cheaper', () => {
    expect(gross(4_900, ['', '', '', '30', '29', '10'])).toEqual([
      ['LINEHAUL', 49_000],
      ['DEFICIT', 51_000],
    ]);
  });

  // The lowest rate applies, even if it is a tenth of the other line's: 100 lb at 200 and 100 lb at 20, 300 lb at 20 = 60.00.
  it('charges the deficit weight at the lowest rate of the lines', () => {
    const tariff = sampleTariff({ discountBps: 0, minimumCharge: 0 }, [
      rateRow(['606', '752', '50', '900', '20']),
      rateRow(['606', '752', '100', '900', '200']),
    ]);
    const commodities = [
      { weight: 100, freightClass: '100' },
      { weight: 100, freightClass: '50' },
    ];
    const offer = offerFor(shipment([pallets({ weight: 200, commodities })]), tariff);
    expect(printed(offer).slice(0, 3)).toEqual([
      ['LINEHAUL', 20_000],
      ['LINEHAUL', 2_000],
      ['DEFICIT', 6_000],
    ]);
  });
});
