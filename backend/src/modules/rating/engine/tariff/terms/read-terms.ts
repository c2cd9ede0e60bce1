import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { freightClassName, parseFreightClass } from '../../../../../kernel/measures/freight-class.js';
import type { JsonReader } from '../../json-reader.js';

/** Maximum amounts in tariff terms: far above any real tariff, low enough that all products are safe integers. */
export const CENTS_MAXIMUM = 100_000_000;
export const BPS_MAXIMUM = 100_000;

/** Parses a freight class in any accepted form ("77.5" or "77") and returns its canonical name. */
export function readClass(reader: JsonReader, value: unknown, pointer: string): string {
  const parsed = typeof value === 'string' ? parseFreightClass(value) : null;
  if (parsed !== null) return freightClassName(parsed);
  reader.fail(
    pointer,
    value === undefined ? 'REQUIRED' : 'CLASS_UNKNOWN',
    english(msg`One of the 18 freight classes from "50" to "500" is needed here.`),
  );
  return '50';
}

/** The code of a fuel price index in tariff terms. */
export function readFuelIndex(reader: JsonReader, value: unknown): string {
  return reader.text(
    value,
    '/fuel/index',
    /^[A-Z0-9_-]{1,12}$/,
    msg`The code of a fuel price index, such as US, is needed here.`,
  );
}
