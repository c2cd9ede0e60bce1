import { termName } from './term-name';

test.each([
  ['/effectiveFrom', 'Effective from'],
  ['/fuel/steps/0/from', 'Fuel, steps 1, from'],
  ['/minimum~1charge', 'Minimum/charge'],
  ['', ''],
])('%s is "%s"', (pointer, name) => expect(termName(pointer)).toBe(name));
