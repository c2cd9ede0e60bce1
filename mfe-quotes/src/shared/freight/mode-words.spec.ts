import { describeMode } from './mode-words';

it('says which mode fits and why', () => {
  expect(describeMode({ mode: 'LTL', reasons: ['WEIGHT_UP_TO_10000', 'LINEAR_FEET_BELOW_12'] })).toEqual({
    name: 'LTL',
    term: 'ltl',
    because: 'weight up to 10,000, linear feet below 12',
  });
  expect(describeMode({ mode: 'VLTL', reasons: ['PALLETS_8_TO_18'] })).toEqual({
    name: 'Volume LTL',
    term: 'vltl',
    because: 'pallets 8 to 18',
  });
});
