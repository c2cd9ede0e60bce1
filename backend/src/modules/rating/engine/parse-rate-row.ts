import { parseDecimal } from '../../../kernel/decimal.js';
import { parseFreightClass } from '../../../kernel/freight-class.js';
import { BREAKS } from './breaks.js';
import { ANYWHERE, isPlaceName } from './places.js';
import type { RateRow, Service } from './rate-row.js';
import type { TariffBasis } from './tariff-terms.js';

/** What is wrong with one cell of a rate sheet. */
export interface RateCellError {
  readonly column: string;
  readonly code: 'PLACE_UNKNOWN' | 'MILES_INVALID' | 'CLASS_UNKNOWN' | 'RATE_INVALID' | 'RATE_REQUIRED' | 'SERVICE_UNKNOWN' | 'TRANSIT_INVALID';
  readonly message: string;
}

/** Either the row or everything that is wrong with it. */
export type ParsedRateRow = { readonly row: RateRow; readonly errors?: undefined } | { readonly row?: undefined; readonly errors: readonly RateCellError[] };

/** Columns of a rate sheet in the order of freight.md Annex H. */
export function rateColumns(basis: TariffBasis): readonly string[] {
  const places = basis === 'lane' ? ['origin', 'destination'] : ['miles_from', 'miles_to'];
  return [...places, 'class', ...BREAKS, 'service', 'transit_days'];
}

const RATE_DECIMALS = 4;
/** Rates are packed in 32 bits: $214,748.3647 per 100 lb. */
const RATE_MAXIMUM = 2_147_483_647;
const MILES_MAXIMUM = 65_535;
const TRANSIT_DAYS_MAXIMUM = 99;
const WHOLE = /^\d{1,5}$/;

/** Reads one CSV record, keyed by column name. Rates are dollars per 100 lb with up to four decimals; an absent or empty break stays empty. */
export function parseRateRow(record: Readonly<Record<string, string | undefined>>, basis: TariffBasis): ParsedRateRow {
  const errors: RateCellError[] = [];
  const cell = (column: string): string => record[column]?.trim() ?? '';
  const where = basis === 'lane' ? readLane(cell, errors) : readBand(cell, errors);
  const freightClass = parseFreightClass(cell('class'));
  if (freightClass === null) {
    errors.push({ column: 'class', code: 'CLASS_UNKNOWN', message: `"${cell('class')}" is not a freight class. Use one of the 18 classes from 50 to 500.` });
  }
  const rates = readRates(cell, errors);
  const service = readService(cell('service'), errors);
  const transitDays = readTransitDays(cell('transit_days'), errors);
  if (errors.length > 0) return { errors };
  return { row: { ...where, freightClass: freightClass!, rates, service, transitDays } };
}

type Cell = (column: string) => string;
type Where = Pick<RateRow, 'origin' | 'destination' | 'milesFrom' | 'milesTo'>;

function readLane(cell: Cell, errors: RateCellError[]): Where {
  const [origin, destination] = ['origin', 'destination'].map((column) => {
    const name = cell(column).toUpperCase();
    if (!isPlaceName(name)) {
      errors.push({ column, code: 'PLACE_UNKNOWN', message: `"${name}" is not a place. Use a ZIP (60601), ZIP3 (606), FSA (M5V), state (US-IL, CA-ON) or *.` });
    }
    return name;
  });
  return { origin: origin!, destination: destination!, milesFrom: 0, milesTo: 0 };
}

function readBand(cell: Cell, errors: RateCellError[]): Where {
  const [milesFrom, milesTo] = ['miles_from', 'miles_to'].map((column) => {
    const text = cell(column);
    if (!WHOLE.test(text) || Number(text) > MILES_MAXIMUM) {
      errors.push({ column, code: 'MILES_INVALID', message: `"${text}" is not a number of whole miles from 0 to ${MILES_MAXIMUM}.` });
      return null;
    }
    return Number(text);
  });
  if (milesFrom != null && milesTo != null && (milesTo < milesFrom || milesTo === 0)) {
    errors.push({ column: 'miles_to', code: 'MILES_INVALID', message: `The band ends at ${milesTo} miles; it must not end before ${Math.max(milesFrom, 1)}.` });
  }
  return { origin: ANYWHERE, destination: ANYWHERE, milesFrom: milesFrom ?? 0, milesTo: milesTo ?? 0 };
}

function readRates(cell: Cell, errors: RateCellError[]): (number | null)[] {
  let found = false;
  const rates = BREAKS.map((column) => {
    const text = cell(column);
    if (text === '') return null;
    found = true;
    const rate = parseDecimal(text, RATE_DECIMALS);
    if (rate === null || rate === 0 || rate > RATE_MAXIMUM) {
      errors.push({ column, code: 'RATE_INVALID', message: `"${text}" is not a rate. Use dollars per 100 lb above 0 with up to four decimals, such as 98.23.` });
    }
    return rate;
  });
  if (!found) errors.push({ column: BREAKS[0], code: 'RATE_REQUIRED', message: 'The row has no rate. Give a rate for at least one weight break.' });
  return rates;
}

function readService(text: string, errors: RateCellError[]): Service {
  const service = text.toLowerCase() || 'direct';
  if (service === 'direct' || service === 'interline') return service;
  errors.push({ column: 'service', code: 'SERVICE_UNKNOWN', message: `"${text}" is not a service. Use direct or interline.` });
  return 'direct';
}

function readTransitDays(text: string, errors: RateCellError[]): number | null {
  if (text === '') return null;
  const days = WHOLE.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= TRANSIT_DAYS_MAXIMUM) return days;
  errors.push({ column: 'transit_days', code: 'TRANSIT_INVALID', message: `"${text}" is not a number of business days from 1 to ${TRANSIT_DAYS_MAXIMUM}.` });
  return null;
}
