import type { ChargeLine, Rerated } from '../../../../rating/index.js';
import type { FreightChanges } from './apply-reported.js';
import { explainRerating } from './rerating.js';

const line = (code: string, amount: number): ChargeLine => ({
  code,
  description: code,
  amount: { amount, currency: 'USD' },
  basis: 'flat',
  quantity: '1',
  rate: '1',
  rule: '',
  inputs: {},
});
const agreed = {
  total: { amount: 22_031, currency: 'USD' as const },
  lines: [line('LINEHAUL', 17_279), line('FUEL', 4_752)],
};
const rated: Rerated = {
  kind: 'rated',
  total: { amount: 29_716, currency: 'USD' },
  lines: [line('LINEHAUL', 23_307), line('FUEL', 6_409)],
};
const reweigh: FreightChanges = {
  weight: { from: 1_000, to: 1_180 },
  classes: { from: ['70'], to: ['85'] },
  dimensions: [],
};
const explain = (changes: FreightChanges, answer: Rerated | null, isUnclear = false) =>
  explainRerating('preliminary', changes, agreed, answer, isUnclear);

it('names what changed, the difference and its fuel', () =>
  expect(explain(reweigh, rated)).toEqual({
    source: 'preliminary',
    message: 'Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$76.85, of which fuel $16.57.',
    recomputed: true,
    currency: 'USD',
    total: 29_716,
    difference: 7_685,
    fuelDifference: 1_657,
  }));

it.each([
  [{ kind: 'rated', total: agreed.total, lines: agreed.lines } as Rerated, ': no change of the price.'],
  [null, '. The price cannot be recomputed, because the carrier quoted it.'],
  [{ kind: 'unknown' } as Rerated, '. The price cannot be recomputed from the agreed tariff.'],
  [{ kind: 'truckload' } as Rerated, '. The price of a truckload does not depend on it.'],
  [
    { kind: 'refused', message: 'Too heavy.' } as Rerated,
    '. The agreed tariff has no price for this freight. Too heavy.',
  ],
])('says why there is no difference', (answer, end) =>
  expect(explain(reweigh, answer).message).toBe(`Reweigh: 1,000 → 1,180 lb, class 70 → 85${end}`),
);

it('says that classes without their freight are not enough', () => {
  const classes = { from: ['70' as const], to: ['85' as const, '150' as const] };
  expect(explain({ weight: null, classes, dimensions: [] }, null, true)).toMatchObject({
    message: expect.stringMatching(
      /^Reclass: class 70 → 85, 150\. The price cannot be recomputed, because the carrier reports several/,
    ),
    recomputed: false,
    total: null,
  });
});

it('names new dimensions', () => {
  const dimensions = [{ from: { length: 48, width: 40, height: 48 }, to: { length: 48, width: 40, height: 60 } }];
  expect(explain({ weight: null, classes: null, dimensions }, rated).message).toMatch(
    /^New dimensions: 48 × 40 × 48 → 48 × 40 × 60 in: \+\$76\.85/,
  );
});
