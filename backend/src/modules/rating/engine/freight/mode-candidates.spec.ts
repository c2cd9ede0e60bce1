import { pallets, shipment } from '../../../../../test/fixtures/sample-request.js';
import { modeCandidates, USUAL_THRESHOLDS } from './mode-candidates.js';

const modes = (count: number, weight: number, stackable = false) =>
  modeCandidates(shipment([pallets({ count, weight, stackable })]).measures);
const LTL = { mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_12', 'PALLETS_UP_TO_6'] };

describe('modeCandidates', () => {
  it('is LTL for two pallets', () => expect(modes(2, 1_000)).toEqual([LTL]));

  it('is both LTL and volume above 5,000 lb', () =>
    expect(modes(4, 5_001)).toEqual([LTL, { mode: 'VLTL', reasons: ['WEIGHT_ABOVE_5000'] }]));

  it('is both for six stackable pallets, which take 8 ft', () =>
    expect(modes(6, 3_000, true)).toEqual([LTL, { mode: 'VLTL', reasons: ['PALLETS_FROM_6'] }]));

  // freight.md Annex G T2: 16 linear feet; volume is proposed, LTL is not.
  it('is volume for seven non-stackable pallets', () => {
    expect(modes(7, 3_000)).toEqual([{ mode: 'VLTL', reasons: ['PALLETS_FROM_6', 'LINEAR_FEET_FROM_12'] }]);
  });

  it('is volume or truckload above 24 ft', () => {
    expect(modes(14, 12_000)).toEqual([
      { mode: 'VLTL', reasons: ['PALLETS_FROM_6', 'WEIGHT_ABOVE_5000', 'LINEAR_FEET_FROM_12', 'PALLETS_8_TO_18'] },
      { mode: 'FTL', reasons: ['LINEAR_FEET_ABOVE_24'] },
    ]);
  });

  it('is only truckload above 20,000 lb', () => {
    expect(modes(19, 20_001)).toEqual([
      { mode: 'FTL', reasons: ['WEIGHT_ABOVE_20000', 'LINEAR_FEET_ABOVE_24', 'PALLETS_ABOVE_18'] },
    ]);
    expect(modes(2, 20_000).map((candidate) => candidate.mode)).toEqual(['VLTL']);
  });

  it('is only truckload with intermediate stops', () => {
    expect(modeCandidates(shipment([pallets({ count: 2, weight: 1_000 })]).measures, USUAL_THRESHOLDS, 1)).toEqual([
      { mode: 'FTL', reasons: ['STOPS_ON_THE_WAY'] },
    ]);
  });

  it('uses a company’s thresholds, and is truckload if no mode fits', () => {
    const own = {
      ...USUAL_THRESHOLDS,
      ltlMaxPallets: 1,
      volumeFromPallets: 9,
      volumeAboveWeight: 9_000,
      volumeFromLinearFeet: 20,
    };
    expect(modeCandidates(shipment([pallets({ count: 2, weight: 1_000 })]).measures, own)).toEqual([
      { mode: 'FTL', reasons: ['NO_OTHER_MODE'] },
    ]);
    expect(modeCandidates(shipment([pallets({ weight: 1_000 })]).measures, own)).toEqual([
      { mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_12', 'PALLETS_UP_TO_1'] },
    ]);
  });
});
