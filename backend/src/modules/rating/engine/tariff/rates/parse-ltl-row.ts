import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { parseDecimal } from '../../../../../kernel/money/decimal.js';
import { parseFreightClass } from '../../../../../kernel/measures/freight-class.js';
import { BREAKS, type RateRow, type Service } from './rate-row.js';
import { ANYWHERE } from '../../route/places.js';
import {
  type Cell,
  RATE_DECIMALS,
  RATE_MAXIMUM,
  type RateCellError,
  readPlaces,
  readTransitDays,
  WHOLE,
} from './sheet-cells.js';
import type { TariffBasis } from '../terms/tariff-terms.js';

const MILES_MAXIMUM = 65_535;

/** Columns of an LTL rate sheet in the order of freight.md Annex H. */
export function ltlColumns(basis: TariffBasis): readonly string[] {
  const places = basis === 'lane' ? ['origin', 'destination'] : ['miles_from', 'miles_to'];
  return [...places, 'class', ...BREAKS, 'service', 'transit_days'];
}

/** Parses the cells of an LTL rate sheet. Rates are dollars per 100 lb with up to four decimals; a missing or empty break has no rate. */
export function readLtlRow(cell: Cell, basis: TariffBasis, errors: RateCellError[]): RateRow {
  const where = basis === 'lane' ? readLane(cell, errors) : readBand(cell, errors);
  const freightClass = parseFreightClass(cell('class'));
  if (freightClass === null) {
    errors.push({
      column: 'class',
      code: 'CLASS_UNKNOWN',
      message: english(
        msg`"${{ freightClass: cell('class') }}" is not a freight class. Use one of the 18 classes from 50 to 500.`,
      ),
    });
  }
  const rates = readRates(cell, errors);
  const service = readService(cell('service'), errors);
  const transitDays = readTransitDays(cell('transit_days'), errors);
  return { ...where, freightClass: freightClass ?? 0, rates, service, transitDays };
}

type Where = Pick<RateRow, 'origin' | 'destination' | 'milesFrom' | 'milesTo'>;

function readLane(cell: Cell, errors: RateCellError[]): Where {
  return { ...readPlaces(cell, errors), milesFrom: 0, milesTo: 0 };
}

function readBand(cell: Cell, errors: RateCellError[]): Where {
  const [milesFrom, milesTo] = ['miles_from', 'miles_to'].map((column) => {
    const text = cell(column);
    if (!WHOLE.test(text) || Number(text) > MILES_MAXIMUM) {
      errors.push({
        column,
        code: 'MILES_INVALID',
        message: english(msg`"${{ text }}" is not a number of whole miles from 0 to ${{ miles: MILES_MAXIMUM }}.`),
      });
      return null;
    }
    return Number(text);
  });
  if (milesFrom != null && milesTo != null && (milesTo < milesFrom || milesTo === 0)) {
    errors.push({
      column: 'miles_to',
      code: 'MILES_INVALID',
      message: english(
        msg`The band ends at ${{ milesTo }} miles; it must not end before ${{ least: Math.max(milesFrom, 1) }}.`,
      ),
    });
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
      errors.push({
        column,
        code: 'RATE_INVALID',
        message: english(
          msg`"${{ text }}" is not a rate. Use dollars per 100 lb above 0 with up to four decimals, such as 98.23.`,
        ),
      });
    }
    return rate;
  });
  if (!found)
    errors.push({
      column: BREAKS[0],
      code: 'RATE_REQUIRED',
      message: english(msg`The row has no rate. Give a rate for at least one weight break.`),
    });
  return rates;
}

function readService(text: string, errors: RateCellError[]): Service {
  const service = text.toLowerCase() || 'direct';
  if (service === 'direct' || service === 'interline') return service;
  errors.push({
    column: 'service',
    code: 'SERVICE_UNKNOWN',
    message: english(msg`"${{ text }}" is not a service. Use direct or interline.`),
  });
  return 'direct';
}
