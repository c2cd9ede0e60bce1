import { ValidateBy } from 'class-validator';

/**
 * The field is a finite number with at most this many decimals. `IsNumber({ maxDecimalPlaces })` throws for numbers that JavaScript writes with
 * an exponent, such as 1e-9, which would answer 500.
 */
export const IsDecimal = (places: number): PropertyDecorator =>
  ValidateBy({
    name: 'isNumber',
    validator: {
      validate: (value) =>
        typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value,
      defaultMessage: () => `must be a number with at most ${places} decimals`,
    },
  });
