import { CA_PROVINCES, isMilitary, isNonContiguous, isRegion, US_STATES } from './region.js';

describe('regions', () => {
  it('are 50 states, the district, 5 territories and 13 provinces', () => {
    expect(Object.keys(US_STATES)).toHaveLength(56);
    expect(Object.keys(CA_PROVINCES)).toHaveLength(13);
  });

  it('are valid only in their country', () => {
    expect(isRegion('US', 'IL')).toBe(true);
    expect(isRegion('CA', 'ON')).toBe(true);
    expect(isRegion('US', 'ON')).toBe(false);
    expect(isRegion('CA', 'toString')).toBe(false);
  });

  it('outside the 48 states are not contiguous', () => {
    expect(['AK', 'HI', 'PR', 'GU', 'IL'].map((code) => isNonContiguous('US', code))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(isNonContiguous('CA', 'YT')).toBe(false);
  });

  it('include military mail regions', () =>
    expect(['AA', 'AE', 'AP', 'AK'].map(isMilitary)).toEqual([true, true, true, false]));
});
