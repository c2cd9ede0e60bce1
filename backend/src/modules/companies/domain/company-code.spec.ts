import { randomInt } from 'node:crypto';
import { companyCode } from './company-code.js';

describe('companyCode', () => {
  it('has eight characters that are not easily confused', () => {
    for (let i = 0; i < 1_000; i += 1) expect(companyCode(randomInt)).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/);
  });

  it('uses the whole alphabet, for 500 billion equally likely codes', () => {
    expect(new Set(Array.from({ length: 29 }, (_, index) => companyCode(() => index))).size).toBe(29);
  });
});
