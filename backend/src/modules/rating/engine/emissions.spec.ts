import { ltlEmissions } from './emissions.js';

describe('ltlEmissions', () => {
  // freight.md 8.2 X1: 0.453592 t x 1,556.2 km x 92.5 g = 65.29 kg (the miles are 1,556.24 km, which would give 65.30).
  it('of 1,000 lb over 967 miles are 65.29 kg', () => {
    expect(ltlEmissions(1_000, 967)).toEqual({ kg: 65.29, factor: 'SW2018-LTL', scope: 'TTW' });
  });

  it('of nothing are nothing', () => expect(ltlEmissions(0, 967).kg).toBe(0));
});
