import { pallets, shipment } from '../../../../../../test/fixtures/sample-request.js';
import { rateSample, sampleTariff } from '../../../../../../test/fixtures/sample-tariff.js';

const tariff = sampleTariff({ rules: { maxWeight: 20_000, maxLinearFeet: 28, maxUnitWeight: 4_000 } });
const answer = (row: Parameters<typeof pallets>[0]) =>
  rateSample(shipment([pallets({ freightClass: '70', ...row })]), tariff);

describe('LTL limit', () => {
  it('is the weight of the shipment', () => {
    expect(answer({ count: 6, weight: 20_000 }).kind).toBe('offer');
    expect(answer({ count: 6, weight: 20_001 })).toEqual({
      kind: 'decline',
      code: 'LTL_LIMIT',
      message: '20,001 lb is above the carrier’s limit of 20,000 lb.',
    });
  });

  it('is the weight of one unit: the row’s weight over its count', () => {
    expect(answer({ count: 3, weight: 12_000 }).kind).toBe('offer');
    expect(answer({ count: 3, weight: 12_001 })).toMatchObject({
      code: 'LTL_LIMIT',
      message: 'A handling unit is heavier than the carrier’s limit of 4,000 lb. Spread the freight over more units.',
    });
  });

  // Not stackable, two across: 14 pallets are 7 rows of 48 in = 28 ft; 15 are 8 rows = 32 ft.
  it('is the trailer floor length', () => {
    expect(answer({ count: 14, weight: 5_000 }).kind).toBe('offer');
    expect(answer({ count: 15, weight: 5_000 })).toMatchObject({
      code: 'LTL_LIMIT',
      message: 'The freight needs 32.0 linear feet; the carrier’s limit is 28.',
    });
  });

  it('is a shorter side above 96 in, in every tariff', () => {
    const free = sampleTariff();
    const unit = (length: number, width: number) =>
      shipment([pallets({ length, width, weight: 500, freightClass: '70' })]);
    expect(rateSample(unit(120, 96), free).kind).toBe('offer');
    expect(rateSample(unit(97, 120), free)).toMatchObject({ kind: 'decline', code: 'LTL_LIMIT' });
  });

  it('does not exist for a tariff without limits', () => {
    expect(
      rateSample(shipment([pallets({ count: 20, weight: 39_000, freightClass: '70' })]), sampleTariff()).kind,
    ).toBe('offer');
  });

  it('names other modes only if one was chosen, and volume LTL only up to 20,000 lb', () => {
    const small = sampleTariff({ rules: { maxWeight: 10_000 } });
    const advice = (mode: 'auto' | 'LTL' | 'VLTL', weight: number) => {
      const answer = rateSample(shipment([pallets({ count: 6, weight, freightClass: '70' })], { mode }), small);
      return 'message' in answer ? answer.message.split('lb. ')[1] : answer.kind;
    };
    expect(advice('auto', 15_000)).toBeUndefined();
    expect(advice('LTL', 15_000)).toBe('Choose volume LTL or a full truckload.');
    expect(advice('LTL', 20_001)).toBe('Choose a full truckload.');
    expect(advice('VLTL', 15_000)).toBe('Choose a full truckload.');
  });

  it('is checked before the rate lookup', () => {
    expect(answer({ count: 20, weight: 45_000 })).toMatchObject({ code: 'LTL_LIMIT' });
  });
});
