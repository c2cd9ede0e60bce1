import { changeText, isBetter } from './report-change';

it.each([
  [0.7, 0.65, 'rate', '+5 points', true],
  [0.7, 0.7004, 'rate', '0 points', undefined],
  [95, 100, 'count', '-5%', false],
  [100_001, 100_000, 'count', '0%', undefined],
  [5, 0, 'count', undefined, undefined],
  [null, 0.5, 'rate', undefined, undefined],
] as const)('%s after %s as a %s', (now, before, unit, text, better) => {
  expect(changeText(now, before, unit)).toBe(text);
  expect(isBetter(now, before, { better: 'more', unit })).toBe(better);
  expect(isBetter(now, before, { better: 'less', unit })).toBe(better === undefined ? undefined : !better);
});
