import type { JsonReader } from '../../json-reader.js';
import { CENTS_MAXIMUM, readFuelIndex } from './read-terms.js';
import type { DetentionTerms, MileFuelTerms, TruckloadTerms } from './truckload-terms.js';

/** Fields specific to truckload tariffs. */
export const TRUCKLOAD_FIELDS = [
  'minimumCharge',
  'fuel',
  'stopOff',
  'detention',
  'layover',
  'orderNotUsed',
  'liabilityPerLoad',
];

const DAY_MINUTES = 1_440;
/** Maximum decimals of base price and miles per gallon. */
const FUEL_DECIMALS = 4;
const MPG_DECIMALS = 2;

type Fields = Readonly<Record<string, unknown>>;

/** Parses the fields specific to truckload tariffs. Only fuel is required; amounts default to 0, contingent charges to none. */
export function readTruckloadTerms(
  reader: JsonReader,
  fields: Fields,
): Omit<TruckloadTerms, 'carrier' | 'name' | 'currency' | 'effectiveFrom' | 'effectiveTo' | 'modes' | 'accessorials'> {
  const stopOff = reader.object(fields['stopOff'] ?? {}, '/stopOff', ['first', 'next']);
  const cents = (value: unknown, pointer: string): number => reader.integer(value ?? 0, pointer, 0, CENTS_MAXIMUM);
  const told = (name: string): number | null => (fields[name] == null ? null : cents(fields[name], `/${name}`));
  return {
    basis: reader.oneOf(fields['basis'] ?? 'lane', '/basis', ['lane'] as const),
    minimumCharge: cents(fields['minimumCharge'], '/minimumCharge'),
    fuel: readFuel(reader, fields['fuel']),
    stopOff: { first: cents(stopOff['first'], '/stopOff/first'), next: cents(stopOff['next'], '/stopOff/next') },
    detention: fields['detention'] == null ? null : readDetention(reader, fields['detention']),
    layover: told('layover'),
    orderNotUsed: told('orderNotUsed'),
    liabilityPerLoad: cents(fields['liabilityPerLoad'], '/liabilityPerLoad'),
  };
}

function readFuel(reader: JsonReader, value: unknown): MileFuelTerms {
  const fields = reader.object(value, '/fuel', ['index', 'base', 'milesPerGallon']);
  return {
    index: readFuelIndex(reader, fields['index']),
    base: reader.decimal(fields['base'], '/fuel/base', FUEL_DECIMALS, 0),
    milesPerGallon: reader.decimal(fields['milesPerGallon'], '/fuel/milesPerGallon', MPG_DECIMALS),
  };
}

function readDetention(reader: JsonReader, value: unknown): DetentionTerms {
  const fields = reader.object(value, '/detention', ['freeMinutes', 'perHour', 'maximumPerDay']);
  const maximum = fields['maximumPerDay'];
  return {
    freeMinutes: reader.integer(fields['freeMinutes'], '/detention/freeMinutes', 0, DAY_MINUTES),
    perHour: reader.integer(fields['perHour'], '/detention/perHour', 0, CENTS_MAXIMUM),
    maximumPerDay: maximum == null ? null : reader.integer(maximum, '/detention/maximumPerDay', 0, CENTS_MAXIMUM),
  };
}
