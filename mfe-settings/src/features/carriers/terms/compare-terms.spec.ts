import { TERMS } from '../testing/fixtures';
import { compareTerms } from './compare-terms';

const changed = (after: object) => compareTerms(TERMS, { ...TERMS, ...after }).filter((term) => term.changed.size > 0);

test('marks changed lines only', () => {
  const fuel = { ...TERMS.fuel, steps: [TERMS.fuel!.steps![0]!, { from: '3.75', to: '3.79', bps: 2800 }] };
  expect(changed({ fuel })).toEqual([
    expect.objectContaining({
      label: 'Fuel surcharge',
      changed: new Set(['$3.75 to $3.79: 27.5%', '$3.75 to $3.79: 28%']),
    }),
  ]);
  expect(changed({})).toEqual([]);
});

test('a removed term is compared to none', () => {
  expect(changed({ fak: [] })).toEqual([
    {
      label: 'FAK',
      before: ['Classes 50 to 150 as 85'],
      after: ['None'],
      changed: new Set(['Classes 50 to 150 as 85', 'None']),
    },
  ]);
});

test('countries of a mileage tariff are compared', () => {
  expect(compareTerms({ basis: 'mileage' }, { basis: 'mileage', countries: ['US', 'CA'] })).toContainEqual({
    label: 'Countries',
    before: ['By currency'],
    after: ['US, CA'],
    changed: new Set(['By currency', 'US, CA']),
  });
});
