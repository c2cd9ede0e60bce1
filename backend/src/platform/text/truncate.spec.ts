import { truncate } from './truncate.js';

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🚚', 4, 'ab🚚'],
  ['ab🚚', 3, 'ab'],
  ['ab🚚🚚', 5, 'ab🚚'],
])('truncates %s to at most %d', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
  expect(truncate(text, length).isWellFormed()).toBe(true);
});
