import { containsPersonalWord, hasAllowedLength } from './password-rules';

const PERSON = { email: 'rosa.delgado@riverside.test', fullName: 'Rosa Delgado', companyName: 'Hilltop Tile Co' };

test.each([
  ['elevenchars', false],
  ['twelve chars', true],
  ['🚚'.repeat(11), false],
  ['🚚'.repeat(12), true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
])('length of %s: %s', (password, allowed) => {
  expect(hasAllowedLength(password)).toBe(allowed);
});

test.each([
  ['DELGADO-on-the-dock', true],
  ['my rosa.delgado secret', true],
  ['a hilltop in the sun', true],
  ['riverside in the sun', false],
  ['co-co-co-co-co-co', false],
])('%s contains a personal word: %s', (password, contains) => {
  expect(containsPersonalWord(password, PERSON)).toBe(contains);
});
