import { backoffSeconds } from './backoff.js';

describe('backoffSeconds', () => {
  it('starts at 5 seconds, doubles, and stops at one hour', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(backoffSeconds)).toEqual([5, 10, 20, 40, 80, 160, 320, 640]);
    expect(backoffSeconds(11)).toBe(3_600);
  });
});
