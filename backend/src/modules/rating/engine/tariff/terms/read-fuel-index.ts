import type { JsonReader } from '../../json-reader.js';

/** The code of a fuel price index in tariff terms. */
export function readFuelIndex(reader: JsonReader, value: unknown): string {
  return reader.text(value, '/fuel/index', /^[A-Z0-9_-]{1,12}$/, 'the code of a fuel price index, such as US,');
}
