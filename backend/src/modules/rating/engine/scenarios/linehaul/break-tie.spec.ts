import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, printed, rateRow, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const tariff = (...breaks: string[]) =>
  sampleTariff({ discountBps: 0, minimumCharge: 0 }, [rateRow(['606', '752', '100', ...breaks])]);
const freight = shipment([pallets({ weight: 400, freightClass: '100' })]);

describe('tie between breaks', () => {
  // 400 lb at 50 = 200.00; as 500 lb at 40 = 160.00 + 40.00 = 200.00.
  it('is won by the lower break', () => {
    const offer = offerFor(freight, tariff('50', '40'));
    expect(printed(offer)[0]).toEqual(['LINEHAUL', 20_000]);
    expect(lineOf(offer, 'LINEHAUL').inputs).toMatchObject({ break: 'L5C', rate: '50.00' });
    expect(offer.lines.map((line) => line.code)).not.toContain('DEFICIT');
  });

  // One ten-thousandth less per cwt is 199.9995 -> still 200.00 in cents: 159.9996 -> 160.00 and 39.9999 -> 40.00.
  it('is decided on rounded cents', () => {
    expect(lineOf(offerFor(freight, tariff('50', '39.9999')), 'LINEHAUL').inputs).toMatchObject({ break: 'L5C' });
  });

  // L5C and M5C tie at 225.00 (56.25 x 4, 45 x 5); as 1,000 lb at 20 it is 200.00.
  it('does not matter when a still higher break is cheaper', () => {
    expect(lineOf(offerFor(freight, tariff('56.25', '45', '20')), 'DEFICIT').inputs).toMatchObject({
      break: 'M1M',
      deficitPounds: 600,
    });
  });
});
