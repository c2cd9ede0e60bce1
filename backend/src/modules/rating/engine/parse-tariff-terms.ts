import { CURRENCIES } from '../../../kernel/codes.js';
import { parseDecimal } from '../../../kernel/decimal.js';
import { type FreightClass, parseFreightClass } from '../../../kernel/freight-class.js';
import { isLocalDate } from '../../../kernel/local-date.js';
import { type JsonProblem, JsonReader } from './json-reader.js';
import { readAccessorials } from './parse-accessorials.js';
import { readRules } from './parse-rules.js';
import { readClass } from './read-class.js';
import { BPS_MAXIMUM, CENTS_MAXIMUM } from './term-limits.js';
import type { FakTerm, FuelStep, FuelTerms, TariffTerms } from './tariff-terms.js';

/** Either the terms, with notes on what is odd, or everything that is wrong with them. */
export type ParsedTariffTerms =
  | { readonly terms: TariffTerms; readonly warnings: readonly JsonProblem[]; readonly errors?: undefined }
  | { readonly terms?: undefined; readonly errors: readonly JsonProblem[] };

const FIELDS = [
  'carrier', 'name', 'currency', 'effectiveFrom', 'effectiveTo', 'modes', 'basis', 'discountBps', 'minimumCharge', 'fak', 'fuel', 'accessorials', 'rules',
  'liabilityPerPound', 'transit',
];

/**
 * Reads the `terms` part of a tariff upload (freight.md Annex H). Carrier, name, currency, dates, basis and fuel are needed;
 * discount, minimum and liability default to 0, the lists to empty and rules to none.
 */
export function parseTariffTerms(json: unknown): ParsedTariffTerms {
  const reader = new JsonReader();
  const terms = readTerms(reader, json);
  return reader.errors.length > 0 ? { errors: reader.errors } : { terms, warnings: reader.warnings };
}

function readTerms(reader: JsonReader, json: unknown): TariffTerms {
  const fields = reader.object(json, '', FIELDS);
  const carrier = reader.object(fields['carrier'], '/carrier', ['scac', 'name']);
  const transit = reader.object(fields['transit'] ?? {}, '/transit', ['fallback']);
  return {
    carrier: {
      scac: reader.text(carrier['scac'], '/carrier/scac', /^[A-Z]{2,4}$/, 'a SCAC of two to four capital letters'),
      name: reader.text(carrier['name'], '/carrier/name', /^\S.{0,59}$/, 'a carrier name of up to 60 characters'),
    },
    name: reader.text(fields['name'], '/name', /^\S.{0,99}$/, 'a tariff name of up to 100 characters'),
    currency: reader.oneOf(fields['currency'], '/currency', CURRENCIES),
    ...readDates(reader, fields),
    modes: reader.list(fields['modes'] ?? ['LTL'], '/modes', (mode, pointer) => reader.oneOf(mode, pointer, ['LTL'] as const)),
    basis: reader.oneOf(fields['basis'], '/basis', ['lane', 'mileage'] as const),
    discountBps: reader.integer(fields['discountBps'] ?? 0, '/discountBps', 0, 10_000),
    minimumCharge: reader.integer(fields['minimumCharge'] ?? 0, '/minimumCharge', 0, CENTS_MAXIMUM),
    fak: readFak(reader, fields['fak']),
    fuel: readFuel(reader, fields['fuel']),
    accessorials: readAccessorials(reader, fields['accessorials']),
    rules: readRules(reader, fields['rules']),
    liabilityPerPound: reader.integer(fields['liabilityPerPound'] ?? 0, '/liabilityPerPound', 0, 1_000_000),
    transit: { fallback: reader.oneOf(transit['fallback'] ?? 'distance', '/transit/fallback', ['distance'] as const) },
  };
}

function readDates(reader: JsonReader, fields: Readonly<Record<string, unknown>>): { effectiveFrom: string; effectiveTo: string } {
  const [effectiveFrom, effectiveTo] = ['effectiveFrom', 'effectiveTo'].map((name) => {
    const value = fields[name];
    if (typeof value === 'string' && isLocalDate(value)) return value;
    reader.fail(`/${name}`, value === undefined ? 'REQUIRED' : 'INVALID', 'A date such as 2026-01-01 is needed here.');
    return '';
  });
  if (effectiveFrom && effectiveTo && effectiveTo < effectiveFrom) {
    reader.fail('/effectiveTo', 'DATE_ORDER', `The tariff ends on ${effectiveTo}, before it starts on ${effectiveFrom}.`);
  }
  return { effectiveFrom: effectiveFrom!, effectiveTo: effectiveTo! };
}

function readFak(reader: JsonReader, value: unknown): FakTerm[] {
  const taken: { from: FreightClass; to: FreightClass }[] = [];
  return reader.list(value, '/fak', (item, pointer) => {
    const fields = reader.object(item, pointer, ['from', 'to', 'as']);
    const [from, to, as] = ['from', 'to', 'as'].map((name) => readClass(reader, fields[name], `${pointer}/${name}`));
    const range = { from: parseFreightClass(from!)!, to: parseFreightClass(to!)! };
    if (range.to < range.from) reader.fail(`${pointer}/to`, 'CLASS_ORDER', `Class ${to} is below class ${from}.`);
    if (taken.some((other) => range.from <= other.to && other.from <= range.to)) {
      reader.fail(pointer, 'FAK_OVERLAP', `Classes ${from} to ${to} overlap an earlier entry.`);
    }
    taken.push(range);
    return { from: from!, to: to!, as: as! };
  });
}

function readFuel(reader: JsonReader, value: unknown): FuelTerms {
  const fields = reader.object(value, '/fuel', ['index', 'steps', 'beyond']);
  const steps = reader.list(fields['steps'], '/fuel/steps', (item, pointer) => readFuelStep(reader, item, pointer));
  if (steps.length === 0) reader.fail('/fuel/steps', 'REQUIRED', 'At least one fuel step is needed here.');
  steps.slice(1).forEach((step, index) => checkFollows(reader, steps[index]!, step, `/fuel/steps/${index + 1}/from`));
  return {
    index: reader.text(fields['index'], '/fuel/index', /^[A-Z0-9_-]{1,12}$/, 'the code of a fuel price index, such as US,'),
    steps,
    beyond: fields['beyond'] == null ? null : readBeyond(reader, fields['beyond']),
  };
}

function readFuelStep(reader: JsonReader, item: unknown, pointer: string): FuelStep {
  const fields = reader.object(item, pointer, ['from', 'to', 'bps']);
  const from = reader.decimal(fields['from'], `${pointer}/from`, 2, 0);
  const to = reader.decimal(fields['to'], `${pointer}/to`, 2, 0);
  if (cents(to) < cents(from)) reader.fail(`${pointer}/to`, 'STEP_ORDER', `The step ends at ${to}, below its start at ${from}.`);
  return { from, to, bps: reader.integer(fields['bps'], `${pointer}/bps`, 0, BPS_MAXIMUM) };
}

function checkFollows(reader: JsonReader, before: FuelStep, step: FuelStep, pointer: string): void {
  const gap = cents(step.from) - cents(before.to) - 1;
  if (gap < 0) reader.fail(pointer, 'STEP_OVERLAP', `The step starts at ${step.from}, within or below the step before it. List the steps from low to high.`);
  if (gap > 0) {
    reader.warn(pointer, 'STEP_GAP', `No step covers prices between ${before.to} and ${step.from}; such a price takes the step that ends at ${before.to}.`);
  }
}

function readBeyond(reader: JsonReader, value: unknown): { step: string; bps: number } {
  const fields = reader.object(value, '/fuel/beyond', ['step', 'bps']);
  return { step: reader.decimal(fields['step'], '/fuel/beyond/step', 2), bps: reader.integer(fields['bps'], '/fuel/beyond/bps', 0, BPS_MAXIMUM) };
}

function cents(price: string): number {
  return parseDecimal(price, 2) ?? 0;
}
