import { contrastWithWhite, isColor } from './contrast.js';

// Ratios of the WebAIM contrast checker.
it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#ff0000', 4],
  ['#ffd700', 1.4],
])('%s has a contrast of %d with white', (color, ratio) => {
  expect(contrastWithWhite(color)).toBeCloseTo(ratio, 1);
});

it.each(['#0b5f6', '0b5f6e', '#0B5F6E', '#0b5f6g', 'red', '#0b5f6e;'])('%s is not a color', (text) => {
  expect(isColor(text)).toBe(false);
});
