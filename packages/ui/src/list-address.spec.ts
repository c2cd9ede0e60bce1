import { readLane, withValue } from './list-address';

test.each([
  ['il to tx', 'IL>TX'],
  ['606 > 75201', '606>75201'],
  ['IL→TX', 'IL>TX'],
  ['>tx', '>TX'],
  ['m5v2t6 >', 'M5V2T6>'],
  ['Illinois', null],
  ['', null],
  ['12>TX', null],
])('parses the lane %j as %j', (typed, lane) => {
  expect(readLane(typed)).toBe(lane);
});

test('sets one parameter and removes an empty one', () => {
  const address = new URLSearchParams('q=dallas&mode=LTL');
  expect(withValue(address, 'mode', 'FTL').toString()).toBe('q=dallas&mode=FTL');
  expect(withValue(address, 'mode', undefined).toString()).toBe('q=dallas');
  expect(withValue(address, 'q', '').toString()).toBe('mode=LTL');
  expect(address.toString()).toBe('q=dallas&mode=LTL');
});
