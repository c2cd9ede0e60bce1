import { guessColumns, mappingProblems } from './rate-columns';
import { sampleRates } from '../../../shared/sample-files';

test.each(['lane', 'mileage', 'truckload'] as const)('the sample of a %s sheet needs no mapping by hand', (kind) => {
  const [header = '', ...rows] = sampleRates(kind).trimEnd().split('\r\n');
  const columns = header.split(',');
  expect(guessColumns(columns, kind)).toEqual(columns);
  expect(mappingProblems(columns, kind)).toEqual([]);
  expect(rows.map((row) => row.split(',').length)).toEqual([columns.length, columns.length]);
});
