import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.service.js';

it('creates ten different codes of 16 characters that are not easily confused in print', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

it('uses every character of the alphabet, for 5 bits per character', () => {
  const drawn = new Set(Array.from({ length: 40 }, newRecoveryCodes).flat().join('').replaceAll('-', ''));
  expect(drawn.size).toBe(32);
});

it('normalizes typed codes', () => {
  const hash = hashRecoveryCode('K1QM-20WD-9RTA-H4ZP');
  for (const typed of [
    'k1qm-20wd-9rta-h4zp',
    'K1QM20WD9RTAH4ZP',
    ' k1qm 20wd 9rta h4zp ',
    'KIQM-2OWD-9RTA-H4ZP',
    'klqm-2owd-9rta-h4zp',
  ]) {
    expect(hashRecoveryCode(typed)).toBe(hash);
  }
  expect(hashRecoveryCode('K1QM-20WD-9RTA-H4ZQ')).not.toBe(hash);
});
