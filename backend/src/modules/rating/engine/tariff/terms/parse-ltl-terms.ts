import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { parseDecimal } from '../../../../../kernel/money/decimal.js';
import { type FreightClass, parseFreightClass } from '../../../../../kernel/measures/freight-class.js';
import type { JsonReader } from '../../json-reader.js';
import { readRules } from './parse-rules.js';
import { BPS_MAXIMUM, CENTS_MAXIMUM, readClass, readFuelIndex } from './read-terms.js';
import type { FakTerm, FuelStep, FuelTerms, LtlTerms } from './tariff-terms.js';

/** Fields specific to LTL and volume LTL tariffs. */
export const LTL_FIELDS = [
  'countries',
  'discountBps',
  'minimumCharge',
  'fak',
  'fuel',
  'rules',
  'liabilityPerPound',
  'transit',
];

/** Parses the fields specific to LTL tariffs. Discount, minimum and liability default to 0, lists to empty, rules to none. */
export function readLtlTerms(
  reader: JsonReader,
  fields: Readonly<Record<string, unknown>>,
): Pick<
  LtlTerms,
  'basis' | 'countries' | 'discountBps' | 'minimumCharge' | 'fak' | 'fuel' | 'rules' | 'liabilityPerPound' | 'transit'
> {
  const transit = reader.object(fields['transit'] ?? {}, '/transit', ['fallback']);
  return {
    basis: reader.oneOf(fields['basis'], '/basis', ['lane', 'mileage'] as const),
    ...readCountries(reader, fields['countries']),
    discountBps: reader.integer(fields['discountBps'] ?? 0, '/discountBps', 0, 10_000),
    minimumCharge: reader.integer(fields['minimumCharge'] ?? 0, '/minimumCharge', 0, CENTS_MAXIMUM),
    fak: readFak(reader, fields['fak']),
    fuel: readFuel(reader, fields['fuel']),
    rules: readRules(reader, fields['rules']),
    liabilityPerPound: reader.integer(fields['liabilityPerPound'] ?? 0, '/liabilityPerPound', 0, 1_000_000),
    transit: { fallback: reader.oneOf(transit['fallback'] ?? 'distance', '/transit/fallback', ['distance'] as const) },
  };
}

/** Omitted from the terms if not given, like in tariffs uploaded before the field existed. */
function readCountries(reader: JsonReader, value: unknown): Pick<LtlTerms, 'countries'> {
  if (value == null) return {};
  const countries = reader.list(value, '/countries', (item, pointer) =>
    reader.oneOf(item, pointer, ['US', 'CA'] as const),
  );
  if (countries.length === 0)
    reader.fail('/countries', 'REQUIRED', english(msg`Name at least one country, or leave the field out.`));
  return { countries: [...new Set(countries)] };
}

function readFak(reader: JsonReader, value: unknown): FakTerm[] {
  const taken: { from: FreightClass; to: FreightClass }[] = [];
  return reader.list(value, '/fak', (item, pointer) => {
    const fields = reader.object(item, pointer, ['from', 'to', 'as']);
    const [from, to, as] = ['from', 'to', 'as'].map((name) => readClass(reader, fields[name], `${pointer}/${name}`));
    const range = { from: parseFreightClass(from!)!, to: parseFreightClass(to!)! };
    if (range.to < range.from)
      reader.fail(
        `${pointer}/to`,
        'CLASS_ORDER',
        english(msg`Class ${{ toClass: to! }} is below class ${{ fromClass: from! }}.`),
      );
    if (taken.some((other) => range.from <= other.to && other.from <= range.to)) {
      reader.fail(
        pointer,
        'FAK_OVERLAP',
        english(msg`Classes ${{ fromClass: from! }} to ${{ toClass: to! }} overlap an earlier entry.`),
      );
    }
    taken.push(range);
    return { from: from!, to: to!, as: as! };
  });
}

function readFuel(reader: JsonReader, value: unknown): FuelTerms {
  const fields = reader.object(value, '/fuel', ['index', 'steps', 'beyond']);
  const steps = reader.list(fields['steps'], '/fuel/steps', (item, pointer) => readFuelStep(reader, item, pointer));
  if (steps.length === 0) reader.fail('/fuel/steps', 'REQUIRED', english(msg`At least one fuel step is needed here.`));
  steps.slice(1).forEach((step, index) => checkFollows(reader, steps[index]!, step, `/fuel/steps/${index + 1}/from`));
  return {
    index: readFuelIndex(reader, fields['index']),
    steps,
    beyond: fields['beyond'] == null ? null : readBeyond(reader, fields['beyond']),
  };
}

function readFuelStep(reader: JsonReader, item: unknown, pointer: string): FuelStep {
  const fields = reader.object(item, pointer, ['from', 'to', 'bps']);
  const from = reader.decimal(fields['from'], `${pointer}/from`, 2, 0);
  const to = reader.decimal(fields['to'], `${pointer}/to`, 2, 0);
  if (cents(to) < cents(from))
    reader.fail(
      `${pointer}/to`,
      'STEP_ORDER',
      english(msg`The step ends at ${{ to }}, below its start at ${{ from }}.`),
    );
  return { from, to, bps: reader.integer(fields['bps'], `${pointer}/bps`, 0, BPS_MAXIMUM) };
}

function checkFollows(reader: JsonReader, before: FuelStep, step: FuelStep, pointer: string): void {
  const gap = cents(step.from) - cents(before.to) - 1;
  if (gap < 0)
    reader.fail(
      pointer,
      'STEP_OVERLAP',
      english(
        msg`The step starts at ${{ from: step.from }}, within or below the step before it. List the steps from low to high.`,
      ),
    );
  if (gap > 0) {
    reader.warn(
      pointer,
      'STEP_GAP',
      english(
        msg`No step covers prices between ${{ to: before.to }} and ${{ from: step.from }}; such a price takes the step that ends at ${{ to: before.to }}.`,
      ),
    );
  }
}

function readBeyond(reader: JsonReader, value: unknown): { step: string; bps: number } {
  const fields = reader.object(value, '/fuel/beyond', ['step', 'bps']);
  return {
    step: reader.decimal(fields['step'], '/fuel/beyond/step', 2),
    bps: reader.integer(fields['bps'], '/fuel/beyond/bps', 0, BPS_MAXIMUM),
  };
}

function cents(price: string): number {
  return parseDecimal(price, 2) ?? 0;
}
