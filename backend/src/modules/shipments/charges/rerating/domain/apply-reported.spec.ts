import type { HandlingUnit } from '../../../../rating/index.js';
import { applyReported } from './apply-reported.js';
import type { ReportedFreight } from './reported-freight.js';

const unit = (changes: Partial<HandlingUnit> = {}): HandlingUnit => ({
  count: 2,
  type: 'PAT',
  length: 48,
  width: 40,
  height: 48,
  weight: 1_000,
  commodities: [{ weight: 1_000, freightClass: '70' }],
  ...changes,
});
const two = [
  unit({ weight: 600, commodities: [{ weight: 600, freightClass: '70' }] }),
  unit({ weight: 300, commodities: [{ weight: 300, freightClass: '125' }] }),
];
const nothing: ReportedFreight = { weight: null, classes: [] };
const apply = (
  reported: Partial<ReportedFreight>,
  handlingUnits = [unit()],
  units: 'imperial' | 'metric' = 'imperial',
) => applyReported({ units, handlingUnits }, { ...nothing, ...reported });
const weights = (applied: ReturnType<typeof apply>) =>
  applied?.handlingUnits?.flatMap(({ commodities }) => commodities.map(({ weight }) => weight));

it('nothing else than booked is no change', () => {
  expect(apply({})).toBeNull();
  expect(apply({ weight: 1_001, classes: ['70'] })).toBeNull();
  expect(
    apply({ weight: 454 }, [unit({ weight: 205.9, commodities: [{ weight: 205.9, freightClass: '70' }] })], 'metric'),
  ).toBeNull();
});

it('the weight of booked pallets is no reweigh', () => {
  const palletized = unit({ weight: 1_080 });
  expect(apply({ weight: 1_080 }, [palletized])).toBeNull();
});

it('weight and class of one commodity', () => {
  const applied = apply({ weight: 1_180, classes: ['85'] });
  expect(applied?.changes).toEqual({
    weight: { from: 1_000, to: 1_180 },
    classes: { from: ['70'], to: ['85'] },
    dimensions: [],
  });
  expect(applied?.handlingUnits).toMatchObject([
    { weight: 1_180, commodities: [{ weight: 1_180, freightClass: '85' }] },
  ]);
});

it('a total weight is spread in whole pounds that add up', () => {
  expect(weights(apply({ weight: 1_000 }, two))).toEqual([667, 333]);
  expect(weights(apply({ weight: 901 + 6 }, two))).toEqual([605, 302]);
});

it('items that fit the booking are taken one by one', () => {
  const units = [
    {
      count: 2,
      dimensions: { length: 40, width: 48, height: 60 },
      items: [{ weight: 650, freightClass: '85' as const }],
    },
    { count: 2, dimensions: null, items: [{ weight: null, freightClass: '125' as const }] },
  ];
  const applied = apply({ weight: 950, units }, two);
  expect(applied?.changes).toEqual({
    weight: { from: 900, to: 950 },
    classes: { from: ['70', '125'], to: ['85', '125'] },
    dimensions: [{ from: { length: 48, width: 40, height: 48 }, to: { length: 40, width: 48, height: 60 } }],
  });
  expect(weights(applied)).toEqual([650, 300]);
});

it('several classes without their freight are not applied', () => {
  const applied = apply({ classes: ['85', '150'] }, two);
  expect(applied).toEqual({
    changes: { weight: null, classes: { from: ['70', '125'], to: ['85', '150'] }, dimensions: [] },
    handlingUnits: null,
  });
});

it('units of another number are only counted by weight and class', () => {
  const units = [
    {
      count: 3,
      dimensions: { length: 99, width: 99, height: 99 },
      items: [{ weight: 1_000, freightClass: '70' as const }],
    },
  ];
  expect(apply({ weight: 1_000, units })).toBeNull();
  expect(apply({ weight: 1_200, units })?.changes.dimensions).toEqual([]);
});
