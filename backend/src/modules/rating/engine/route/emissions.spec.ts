import { ltlEmissions, truckloadEmissions } from './emissions.js';

describe('ltlEmissions', () => {
  // freight.md 8.2 X1: 65.29 kg tank to wheel x 1.2 = 78.35 kg: 0.453592 t x 1,556.2 km x 111 g.
  it('of 1,000 lb over 967 miles are 78.35 kg', () => {
    expect(ltlEmissions(1_000, 967)).toEqual({
      kg: 78.35,
      factor: 'SW2018-LTL-WTW',
      scope: 'WTW',
      edition: 'SmartWay 2018 × 1.2 upstream, table 2026-11',
      basis: '1,000 lb over 967 road miles',
    });
  });

  it('of no weight are 0', () => expect(ltlEmissions(0, 967).kg).toBe(0));
});

describe('truckloadEmissions', () => {
  // freight.md 8.2 X2: 18.1437 t x 1,556.2 km x 72.4 g = 2,044.2 kg.
  it('of 40,000 lb over 967 miles are 2,044.2 kg in a dry van', () => {
    expect(truckloadEmissions(40_000, 967, 'DRYVAN')).toMatchObject({
      kg: expect.closeTo(2_044.2, 0),
      factor: 'SW2018-TL-WTW',
      scope: 'WTW',
    });
  });

  it.each([
    ['REEFER', 'SW2018-REEFER-WTW', 'WTW'],
    ['FLATBED', 'SW2018-FLATBED-WTW', 'WTW'],
    ['STEPDECK', 'SW2018-FLATBED-WTW', 'WTW'],
    ['TANKER', 'GLEC32-TANKER', 'WTW'],
  ] as const)('of a %s go by %s, %s', (equipment, factor, scope) => {
    expect(truckloadEmissions(40_000, 967, equipment)).toMatchObject({ factor, scope });
  });
});
