import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { lineOf, offerFor, sampleRows, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const cubic = { overCubicFeet: 750, underPcf: '6', asPcf: '6', asClass: '125' };
const first = (row: Parameters<typeof pallets>[0], rows = sampleRows()) =>
  offerFor(shipment([pallets({ freightClass: '50', ...row })]), sampleTariff({ rules: { cubic } }, rows)).lines[0]!;

describe('cubic rule', () => {
  // Ten stackable units of 60 x 48 x 45 in are 1,296,000 cu in = exactly 750 cu ft; at 45.01 in they exceed it.
  it('does not apply at exactly its cube', () => {
    const unit = { count: 10, length: 60, width: 48, stackable: true, weight: 1_000 };
    expect(first({ ...unit, height: 45 }).code).toBe('LINEHAUL');
    expect(first({ ...unit, height: 45.01 }).code).toBe('CUBIC');
  });

  // Nine pallets counted as 96 in high are 960 cu ft: 5,760 lb is exactly 6 pcf.
  it('does not apply at exactly its density', () => {
    expect(first({ count: 9, weight: 5_760 }).code).toBe('LINEHAUL');
    expect(first({ count: 9, weight: 5_759 }).code).toBe('CUBIC');
  });

  // 750.17 cu ft (45.01 in) x 6 pcf = 4,501 lb: 60 x 48 x 45.01 x 10 / 1728 x 6 = 4,501.0.
  it('rounds the pounds up', () => {
    expect(
      first({ count: 10, length: 60, width: 48, height: 45.01, stackable: true, weight: 1_000 }).inputs,
    ).toMatchObject({ ratedPounds: 4_501 });
    expect(
      first({ count: 10, length: 60, width: 48, height: 45.02, stackable: true, weight: 1_000 }).inputs,
    ).toMatchObject({ ratedPounds: 4_502 });
    expect(
      first({ count: 10, length: 60, width: 48.01, height: 45.02, stackable: true, weight: 1_000 }).inputs,
    ).toMatchObject({ ratedPounds: 4_503 });
  });

  it('counts a stackable unit at its actual height', () => {
    expect(first({ count: 8, height: 60, weight: 2_400, stackable: true }).code).toBe('LINEHAUL');
    expect(first({ count: 8, height: 60, weight: 2_400, stackable: false }).code).toBe('CUBIC');
  });

  it('does not apply if the lane has no row for its class', () => {
    const offer = offerFor(
      shipment([pallets({ count: 8, height: 60, weight: 2_400 })]),
      sampleTariff(
        { rules: { cubic } },
        sampleRows().filter((row) => row.freightClass !== 1_250),
      ),
    );
    expect(offer.lines[0]!.code).toBe('LINEHAUL');
    expect(offer.warnings).toEqual([]);
  });

  it('uses its class unmapped, while the freight is rated by the class after FAK', () => {
    // Class 175 as 85: M2M 76.79 x 24 = 1,842.96; the rule keeps class 125: 82.61 x 51.20 = 4,229.63.
    const fak = [{ from: '50', to: '175', as: '85' }];
    const offer = offerFor(
      shipment([pallets({ count: 8, height: 60, weight: 2_400 })]),
      sampleTariff({ fak, rules: { cubic } }),
    );
    expect(lineOf(offer, 'CUBIC')).toMatchObject({
      amount: { amount: 422_963 },
      inputs: { ratedClass: '125', normalGross: '1842.96' },
    });
  });
});
