import { freightClassName, parseFreightClass } from '../../../../../kernel/measures/freight-class.js';
import type { JsonReader } from '../../json-reader.js';

/** Reads a freight class in any accepted form ("77.5" or "77") and returns its usual name. */
export function readClass(reader: JsonReader, value: unknown, pointer: string): string {
  const parsed = typeof value === 'string' ? parseFreightClass(value) : null;
  if (parsed !== null) return freightClassName(parsed);
  reader.fail(
    pointer,
    value === undefined ? 'REQUIRED' : 'CLASS_UNKNOWN',
    'One of the 18 freight classes from "50" to "500" is needed here.',
  );
  return '50';
}
