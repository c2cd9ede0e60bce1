import { guessColumns, mappingProblems } from './rate-columns';

test.each([
  [
    'the standard names in any case',
    ['ORIGIN', 'Destination', 'class', 'l5c', 'M10M', 'Transit_Days'],
    ['origin', 'destination', 'class', 'L5C', 'M10M', 'transit_days'],
  ],
  [
    'a carrier of its own',
    ['Orig Zip', 'To', 'NMFC class', 'LT500', '1,000 lb', 'Transit', 'Terminal'],
    ['', 'destination', 'class', 'L5C', 'M1M', 'transit_days', ''],
  ],
  ['a name and something called alike: the name wins', ['From', 'origin', 'dest'], ['', 'origin', 'destination']],
] as const)('guesses %s', (_, header, mapping) => {
  expect(guessColumns(header, 'lane')).toEqual(mapping);
});

test('maps truckload sheets', () => {
  expect(guessColumns(['from', 'to', 'Trailer', 'RPM', 'Min'], 'truckload')).toEqual([
    'origin',
    'destination',
    'equipment',
    'rate_per_mile',
    'minimum',
  ]);
});

test('reports missing and repeated columns', () => {
  expect(mappingProblems(['origin', 'class', 'class'], 'lane')).toEqual([
    'Map a column to destination.',
    'Map only one column to class.',
    'Map at least one weight break, like L5C.',
  ]);
  expect(mappingProblems(['origin', 'destination', 'equipment', 'rate_per_mile'], 'truckload')).toEqual([]);
});
