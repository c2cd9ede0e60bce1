import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { CURRENCIES } from '../../../../../kernel/codes.js';
import { isLocalDate } from '../../../../../kernel/time/local-date.js';
import { type JsonProblem, JsonReader } from '../../json-reader.js';
import { LTL_FIELDS, readLtlTerms } from './parse-ltl-terms.js';
import { readTruckloadTerms, TRUCKLOAD_FIELDS } from './parse-truckload-terms.js';
import { TARIFF_MODES, type TariffMode, type TariffTerms, type AccessorialTerm } from './tariff-terms.js';
import { BPS_MAXIMUM, CENTS_MAXIMUM } from './read-terms.js';

const BASES = ['flat', 'unit', 'cwt', 'percent'] as const;

/** Parses the accessorial prices of a tariff; a code can have only one price. */
function readAccessorials(reader: JsonReader, value: unknown): AccessorialTerm[] {
  const seen = new Set<string>();
  return reader.list(value, '/accessorials', (item, pointer) => {
    const term = readAccessorial(reader, item, pointer);
    if (seen.has(term.code))
      reader.fail(`${pointer}/code`, 'CODE_DUPLICATE', english(msg`${{ code: term.code }} has a price already.`));
    seen.add(term.code);
    return term;
  });
}

function readAccessorial(reader: JsonReader, item: unknown, pointer: string): AccessorialTerm {
  const fields = reader.object(item, pointer, ['code', 'basis', 'amount', 'rate', 'minimum', 'maximum', 'bps']);
  const code = reader.text(
    fields['code'],
    `${pointer}/code`,
    /^[A-Z][A-Z0-9_]{1,9}$/,
    msg`An accessorial code such as LFTD is needed here.`,
  );
  const basis = reader.oneOf(fields['basis'], `${pointer}/basis`, BASES);
  if (basis === 'percent') return { code, basis, bps: reader.integer(fields['bps'], `${pointer}/bps`, 0, BPS_MAXIMUM) };
  if (basis !== 'cwt')
    return { code, basis, amount: reader.integer(fields['amount'], `${pointer}/amount`, 0, CENTS_MAXIMUM) };
  const bound = (name: string): number | null =>
    fields[name] == null ? null : reader.integer(fields[name], `${pointer}/${name}`, 0, CENTS_MAXIMUM);
  const [minimum, maximum] = [bound('minimum'), bound('maximum')];
  if (minimum !== null && maximum !== null && maximum < minimum) {
    reader.fail(`${pointer}/maximum`, 'BOUND_ORDER', english(msg`The maximum is below the minimum.`));
  }
  return { code, basis, rate: reader.decimal(fields['rate'], `${pointer}/rate`, 4), minimum, maximum };
}

/** The terms with warnings, or all errors. */
export type ParsedTariffTerms =
  | { readonly terms: TariffTerms; readonly warnings: readonly JsonProblem[]; readonly errors?: undefined }
  | { readonly terms?: undefined; readonly errors: readonly JsonProblem[] };

const FIELDS = ['carrier', 'name', 'currency', 'effectiveFrom', 'effectiveTo', 'modes', 'basis', 'accessorials'];

/**
 * Parses the `terms` part of a tariff upload (freight.md Annex H). Carrier, name, currency, dates and fuel are required. The mode defaults to LTL
 * and determines the other fields.
 */
export function parseTariffTerms(json: unknown): ParsedTariffTerms {
  const reader = new JsonReader();
  const terms = readTerms(reader, json);
  return reader.errors.length > 0 ? { errors: reader.errors } : { terms, warnings: reader.warnings };
}

function readTerms(reader: JsonReader, json: unknown): TariffTerms {
  const truckload = isTruckloadDocument(json);
  const fields = reader.object(json, '', [...FIELDS, ...(truckload ? TRUCKLOAD_FIELDS : LTL_FIELDS)]);
  const mode = readMode(reader, fields['modes']);
  const head = readHead(reader, fields);
  return mode === 'FTL'
    ? { ...head, modes: [mode], ...readTruckloadTerms(reader, fields) }
    : { ...head, modes: [mode], ...readLtlTerms(reader, fields) };
}

function isTruckloadDocument(json: unknown): boolean {
  const modes = (json as { modes?: unknown } | null | undefined)?.modes;
  return Array.isArray(modes) && modes[0] === 'FTL';
}

function readMode(reader: JsonReader, value: unknown): TariffMode {
  const modes = reader.list(value ?? ['LTL'], '/modes', (mode, pointer) => reader.oneOf(mode, pointer, TARIFF_MODES));
  if (modes.length > 1)
    reader.fail(
      '/modes',
      'MODE_COUNT',
      english(msg`A tariff is for one mode. Upload another tariff of the carrier for each other mode.`),
    );
  return modes[0] ?? 'LTL';
}

type Head = Pick<TariffTerms, 'carrier' | 'name' | 'currency' | 'effectiveFrom' | 'effectiveTo' | 'accessorials'>;

function readHead(reader: JsonReader, fields: Readonly<Record<string, unknown>>): Head {
  const carrier = reader.object(fields['carrier'], '/carrier', ['scac', 'name']);
  return {
    carrier: {
      scac: reader.text(
        carrier['scac'],
        '/carrier/scac',
        /^[A-Z]{2,4}$/,
        msg`A SCAC of two to four capital letters is needed here.`,
      ),
      name: reader.text(
        carrier['name'],
        '/carrier/name',
        /^\S.{0,59}$/,
        msg`A carrier name of up to 60 characters is needed here.`,
      ),
    },
    name: reader.text(
      fields['name'],
      '/name',
      /^\S.{0,99}$/,
      msg`A tariff name of up to 100 characters is needed here.`,
    ),
    currency: reader.oneOf(fields['currency'], '/currency', CURRENCIES),
    ...readDates(reader, fields),
    accessorials: readAccessorials(reader, fields['accessorials']),
  };
}

function readDates(
  reader: JsonReader,
  fields: Readonly<Record<string, unknown>>,
): { effectiveFrom: string; effectiveTo: string } {
  const [effectiveFrom, effectiveTo] = ['effectiveFrom', 'effectiveTo'].map((name) => {
    const value = fields[name];
    if (typeof value === 'string' && isLocalDate(value)) return value;
    reader.fail(
      `/${name}`,
      value === undefined ? 'REQUIRED' : 'INVALID',
      english(msg`A date such as 2026-01-01 is needed here.`),
    );
    return '';
  });
  if (effectiveFrom && effectiveTo && effectiveTo < effectiveFrom) {
    reader.fail(
      '/effectiveTo',
      'DATE_ORDER',
      english(msg`The tariff ends on ${{ effectiveTo }}, before it starts on ${{ effectiveFrom }}.`),
    );
  }
  return { effectiveFrom: effectiveFrom!, effectiveTo: effectiveTo! };
}
