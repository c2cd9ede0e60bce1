import { isLeftInEnglish, translationFaults } from './translation-faults.mjs';

const PLURAL = '{count, plural, one {# offer of {carrier}} other {# offers of {carrier}}}';

it.each([
  ['{from} to {to}', '{to} depuis {from}'],
  ['<0>{email}</0> has an account', 'Un compte existe pour <0>{email}</0>'],
  ['Valid until <0/>', 'Valide jusqu’au <0/>'],
  [PLURAL, '{count, plural, one {# offre de {carrier}} many {# d’offres de {carrier}} other {# offres de {carrier}}}'],
])('"%s" may be translated as "%s"', (message, translation) => {
  expect(translationFaults(message, translation)).toEqual([]);
});

it.each([
  ['{from} to {to}', 'De {from}', ['{to} is missing']],
  ['{from} to {to}', '{from} à {lieu}', ['{to} is missing', '{lieu} is not in the message']],
  ['<0>Save</0>', 'Enregistrer', ['<0> is missing', '</0> is missing']],
  [
    '<0>Save</0>',
    '</0>Enregistrer<0>',
    ['</0> without its start is not in the message', '<0> without its end is not in the message'],
  ],
  [PLURAL, '{count} offres de {carrier}', ['{count, plural} is missing', '{count} is not in the message']],
  ['{count}', '{count', [expect.stringContaining('count')]],
])('"%s" may not be translated as "%s"', (message, translation, faults) => {
  expect(translationFaults(message, translation)).toEqual(faults);
});

it('finds sentences that are left in English, and no names', () => {
  expect(isLeftInEnglish('Save the changes', 'Save the changes')).toBe(true);
  expect(isLeftInEnglish('Save the changes', 'Enregistrer les modifications')).toBe(false);
  expect(isLeftInEnglish('QuickBooks Online', 'QuickBooks Online')).toBe(false);
});
