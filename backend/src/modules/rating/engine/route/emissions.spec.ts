import { ltlEmissions, truckloadEmissions } from './emissions.js';

describe('ltlEmissions', () => {
  // freight.md 8.2 X1: 0.453592 t x 1,556.2 km x 92.5 g = 65.29 kg (the miles are 1,556.24 km, which would give 65.30).
  it('of 1,000 lb over 967 miles are 65.29 kg', () => {
    expect(ltlEmissions(1_000, 967)).toEqual({
      kg: 65.29,
      factor: 'SW2018-LTL',
      scope: 'TTW',
      edition: 'SmartWay 2018',
      basis: '1,000 lb over 967 road miles',
    });
  });

  it('of no weight are 0', () => expect(ltlEmissions(0, 967).kg).toBe(0));
});

describe('truckloadEmissions', () => {
  // freight.md 8.2 X2: 18.1437 t x 1,556.2 km x 60.3 g = 1,702.6 kg.
  it('of 40,000 lb over 967 miles are 1,702.6 kg in a dry van', () => {
    expect(truckloadEmissions(40_000, 967, 'DRYVAN')).toMatchObject({
      kg: expect.closeTo(1_702.6, 1),
      factor: 'SW2018-TL',
      scope: 'TTW',
    });
  });

  it.each([
    ['REEFER', 'SW2018-REEFER', 'TTW'],
    ['FLATBED', 'SW2018-FLATBED', 'TTW'],
    ['STEPDECK', 'SW2018-FLATBED', 'TTW'],
    ['TANKER', 'GLEC32-TANKER', 'WTW'],
  ] as const)('of a %s go by %s, %s', (equipment, factor, scope) => {
    expect(truckloadEmissions(40_000, 967, equipment)).toMatchObject({ factor, scope });
  });
});
