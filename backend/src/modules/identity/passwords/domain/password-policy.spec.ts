import { passwordProblems } from './password-policy.js';

const PERSON = { email: 'rosa.delgado@riverside-tile.com', fullName: 'Rosa Delgado', companyName: 'Riverside Tile Co' };

const codes = (password: string) => passwordProblems(password, PERSON).map((problem) => problem.code);

describe('passwordProblems', () => {
  it.each([
    'correct horse battery',
    '🚚🚛🚜🚂🚆🚢✈️🛻🚐🚙🚗🚕',
    '  spaces count  ',
    'co-re-tx-9917-lo',
    'lading-demo-2026',
    'tall-orange-forklift',
    `${'tall-orange-forklift'.repeat(6)}!`,
  ])('accepts %s', (password) => {
    expect(codes(password)).toEqual([]);
  });

  it.each([
    '111111111111',
    'qwertyqwerty',
    'letmeinletmein',
    'QWERTY123456',
    'Password1234',
    'p4$$w0rd1234',
    'letmein2026!',
    'abcabcabcabc',
    'december2026',
    '1q2w3e4r5t6y',
    `${'a'.repeat(127)}b`,
    'password'.repeat(16),
    'p4$$w0rd'.repeat(16),
  ])('refuses the weak password %s', (password) => {
    expect(codes(password)).toEqual(['PASSWORD_WEAK']);
  });

  it.each(['ladinglading1', 'freight12345', 'Shipment2026'])('refuses %s, based on a product term', (password) => {
    expect(codes(password)).toEqual(['PASSWORD_WEAK']);
  });

  it('includes terms of the email domain in the score', () => {
    const person = { email: 'jo@zorblatt.com', fullName: 'Jo', companyName: '' };
    expect(passwordProblems('zorblatt2026', person)).toMatchObject([{ code: 'PASSWORD_WEAK' }]);
    expect(passwordProblems('zorblatt2026', { ...person, email: 'jo@hilltop.com' })).toEqual([]);
  });

  it.each(['delgado-is-shipping', 'we-are-RIVERSIDE-people', 'my own rosa.delgado x', 'floor-tile-floor'])(
    'refuses %s, which contains a personal term',
    (password) => {
      expect(codes(password)).toEqual(['PASSWORD_PERSONAL']);
    },
  );

  it('returns all problems at once', () => {
    expect(codes('riverside123')).toEqual(['PASSWORD_WEAK', 'PASSWORD_PERSONAL']);
  });

  it('does not treat the email domain or three-letter words as personal terms', () => {
    expect(passwordProblems('com-and-co-and-co', { ...PERSON, fullName: 'Jo And' })).toEqual([]);
  });
});
