import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { EQUIPMENT } from '../../../../../kernel/codes.js';
import { parseDecimal } from '../../../../../kernel/money/decimal.js';
import {
  type Cell,
  RATE_DECIMALS,
  RATE_MAXIMUM,
  type RateCellError,
  readPlaces,
  readTransitDays,
} from './sheet-cells.js';
import { CENTS_MAXIMUM } from '../terms/read-terms.js';
import type { Equipment, TruckloadRow } from './rate-row.js';

/** Columns of a truckload rate sheet in the order of freight.md Annex H. */
export const TRUCKLOAD_COLUMNS: readonly string[] = [
  'origin',
  'destination',
  'equipment',
  'rate_per_mile',
  'minimum',
  'transit_days',
];

/** Parses the cells of a truckload rate sheet. Rates are dollars per mile with up to four decimals, minimums dollars and cents; an empty minimum uses the tariff's. */
export function readTruckloadRow(cell: Cell, errors: RateCellError[]): TruckloadRow {
  return {
    ...readPlaces(cell, errors),
    equipment: readEquipment(cell('equipment'), errors),
    ratePerMile: readRate(cell('rate_per_mile'), errors),
    minimum: readMinimum(cell('minimum'), errors),
    transitDays: readTransitDays(cell('transit_days'), errors),
  };
}

function readEquipment(text: string, errors: RateCellError[]): Equipment {
  const found = EQUIPMENT.find((candidate) => candidate === text.toUpperCase());
  if (!found)
    errors.push({
      column: 'equipment',
      code: 'EQUIPMENT_UNKNOWN',
      message: english(msg`"${{ text }}" is not a trailer. Use ${{ trailers: EQUIPMENT.join(', ') }}.`),
    });
  return found ?? 'DRYVAN';
}

function readRate(text: string, errors: RateCellError[]): number {
  const rate = parseDecimal(text, RATE_DECIMALS);
  if (rate !== null && rate > 0 && rate <= RATE_MAXIMUM) return rate;
  const code = text === '' ? 'RATE_REQUIRED' : 'RATE_INVALID';
  errors.push({
    column: 'rate_per_mile',
    code,
    message: english(
      msg`"${{ text }}" is not a rate. Use dollars per mile above 0 with up to four decimals, such as 1.66.`,
    ),
  });
  return 0;
}

function readMinimum(text: string, errors: RateCellError[]): number | null {
  if (text === '') return null;
  const minimum = parseDecimal(text, 2);
  if (minimum !== null && minimum <= CENTS_MAXIMUM) return minimum;
  errors.push({
    column: 'minimum',
    code: 'MINIMUM_INVALID',
    message: english(msg`"${{ text }}" is not an amount. Use dollars and cents, such as 650.00.`),
  });
  return null;
}
