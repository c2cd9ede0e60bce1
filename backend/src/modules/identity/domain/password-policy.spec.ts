import { passwordProblems } from './password-policy.js';

const COMMON = new Set(['password', 'qwerty123456', 'letmein']);
const PERSON = { email: 'rosa.delgado@riverside-tile.com', fullName: 'Rosa Delgado', companyName: 'Riverside Tile Co' };

const codes = (password: string) => passwordProblems(password, PERSON, COMMON).map((problem) => problem.code);

describe('passwordProblems', () => {
  it.each(['correct horse battery', '🚚🚛🚜🚂🚆🚢✈️🛻🚐🚙🚗🚕', '  spaces count  ', 'co-re-tx-9917-lo'])(
    'accepts %s',
    (password) => {
      expect(codes(password)).toEqual([]);
    },
  );

  it.each(['qwerty123456', 'QWERTY123456', 'password1234', 'LetMeIn!!!!!2026'])(
    'refuses the common password %s',
    (password) => {
      expect(codes(password)).toEqual(['PASSWORD_COMMON']);
    },
  );

  it.each(['delgado-is-shipping', 'we-are-RIVERSIDE-people', 'my own rosa.delgado x', 'floor-tile-floor'])(
    'refuses the personal word in %s',
    (password) => {
      expect(codes(password)).toEqual(['PASSWORD_PERSONAL']);
    },
  );

  it('names every problem at once', () => {
    const person = { ...PERSON, companyName: 'Letmein Locks' };
    expect(passwordProblems('letmein2026!', person, COMMON).map((problem) => problem.code)).toEqual([
      'PASSWORD_COMMON',
      'PASSWORD_PERSONAL',
    ]);
  });

  it('does not take the mail domain or words of three letters for personal', () => {
    expect(passwordProblems('com-and-co-and-co', { ...PERSON, fullName: 'Jo And' }, COMMON)).toEqual([]);
  });
});
