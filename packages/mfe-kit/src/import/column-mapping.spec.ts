import { guessMapping, type ImportColumn, isComplete, mappingOf, missingColumns } from './column-mapping';

const COLUMNS: ImportColumn[] = [
  { name: 'name', also: ['company', 'customer'], required: true },
  { name: 'postal_code', also: ['zip', 'zip_code'], required: true },
  { name: 'phone', also: ['telephone'] },
];

test('our own names are known in any case; each column once', () => {
  expect(guessMapping(COLUMNS, ['Postal code', 'NAME', 'Phone'])).toEqual(['postal_code', 'name', 'phone']);
  expect(guessMapping(COLUMNS, ['Company', 'Customer', 'ZIP-Code', 'Fax', 'Tel.'])).toEqual([
    'name',
    '',
    'postal_code',
    '',
    '',
  ]);
});

test('our own name comes before another column with a usual one', () => {
  expect(guessMapping(COLUMNS, ['Company', 'Name'])).toEqual(['', 'name']);
});

test('choices of the last import come first, those not to use a column too', () => {
  const saved = { Firma: 'name', Telephone: '', Gone: 'of an earlier version' };
  expect(guessMapping(COLUMNS, ['Firma', 'Telephone', 'Gone', 'Zip'], saved)).toEqual(['name', '', '', 'postal_code']);
  expect(guessMapping(COLUMNS, ['constructor', 'Company'], {})).toEqual(['', 'name']);
});

test('says what a file lacks, and whether everything in it is used', () => {
  expect(missingColumns(COLUMNS, ['name', '', ''])).toEqual(['postal_code']);
  expect(isComplete(COLUMNS, ['a', 'b'], ['name', 'postal_code'])).toBe(true);
  expect(isComplete(COLUMNS, ['a', 'b', 'c'], ['name', 'postal_code', ''])).toBe(false);
  expect(isComplete(COLUMNS, ['a', 'b', ''], ['name', 'postal_code', ''])).toBe(true);
});

test('the API gets our names by those of the file', () => {
  expect(mappingOf(['Firma', 'Fax'], ['name', ''])).toEqual({ Firma: 'name', Fax: '' });
});
