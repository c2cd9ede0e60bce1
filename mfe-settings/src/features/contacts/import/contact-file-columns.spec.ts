import { guessMapping, missingColumns } from './contact-file-columns';

test('an export is read back as it is', () => {
  expect(guessMapping(['name', 'address1', 'hours_mon', 'person5_email'])).toEqual([
    'name',
    'address1',
    'hours_mon',
    'person5_email',
  ]);
});

test('usual names are known, in any case; each column once', () => {
  expect(guessMapping(['Company', 'Street', 'Town', 'Province', 'ZIP code', 'Phone', 'Fax', 'Zip'])).toEqual([
    'name',
    'address1',
    'city',
    'state',
    'postal_code',
    'person1_phone',
    '',
    '',
  ]);
});

test('says what a file lacks', () => {
  expect(missingColumns(['name', 'city', ''])).toEqual(['address1', 'state', 'postal_code']);
});
