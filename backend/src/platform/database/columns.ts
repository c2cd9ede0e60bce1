import type { ValueTransformer } from 'typeorm';

/** Converts a `bigint` from the driver (a number, or a string beyond 2^53). @throws RangeError outside the safe integers */
export function toSafeInteger(value: unknown): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number))
    throw new RangeError('A stored integer is outside the range that can be computed with exactly.');
  return number;
}

/** For `bigint` columns with money in minor units: refuses fractions and unsafe integers, on read and on write. */
export const safeInteger: ValueTransformer = {
  to: (value: number | null | undefined) => (value === null || value === undefined ? value : toSafeInteger(value)),
  from: (value: unknown) => (value === null || value === undefined ? value : toSafeInteger(value)),
};

/** For text columns with a list of words without commas. */
export const commaSeparated: ValueTransformer = {
  to: (value: readonly string[] | null | undefined) => (value === null ? null : value?.join(',')),
  from: (value: string | null) => (value === null ? null : value === '' ? [] : value.split(',')),
};

/** The value of a JSON column from a raw query: MariaDB returns text, MySQL returns the parsed value. */
export function parseJson<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}
