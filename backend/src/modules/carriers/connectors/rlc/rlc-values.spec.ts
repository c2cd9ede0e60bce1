import { readCents, writeDate } from './rlc-values.js';

it.each([
  ['$1,124.72', 112_472],
  ['$11.25', 1_125],
  ['$300', 30_000],
  ['1690.7', 169_070],
  ['-$12.05', -1_205],
  ['$-12.05', -1_205],
  ['', null],
  ['$1,12.00', null],
  ['35.3%', null],
  ['$1.234', null],
])('reads the amount %j', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

it('writes dates', () => {
  expect(writeDate('2026-11-04')).toBe('11/04/2026');
});
