import { validateSync } from 'class-validator';
import { IsDecimal } from './is-decimal.js';

class Pallet {
  @IsDecimal(2)
  weight: unknown;
}

function isTaken(weight: unknown): boolean {
  return validateSync(Object.assign(new Pallet(), { weight })).length === 0;
}

it.each([0, -1, 12, 12.5, 12.25, 0.07, 99_999.99, 1e5])('accepts %p', (weight) => expect(isTaken(weight)).toBe(true));

it.each([1e-9, 1.005, 0.001, 12.345, Number.NaN, Number.POSITIVE_INFINITY, '12', null, undefined, [], {}, true])(
  'refuses %p',
  (weight) => {
    expect(isTaken(weight)).toBe(false);
  },
);
