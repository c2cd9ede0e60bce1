import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { isPlaceName, toPlaceName } from '../../route/places.js';
import type { RateRow } from './rate-row.js';

/** An error in one cell of a rate sheet. */
export interface RateCellError {
  readonly column: string;
  readonly code:
    | 'PLACE_UNKNOWN'
    | 'MILES_INVALID'
    | 'CLASS_UNKNOWN'
    | 'EQUIPMENT_UNKNOWN'
    | 'RATE_INVALID'
    | 'RATE_REQUIRED'
    | 'MINIMUM_INVALID'
    | 'SERVICE_UNKNOWN'
    | 'TRANSIT_INVALID';
  readonly message: string;
}

/** The trimmed text of a column. */
export type Cell = (column: string) => string;

export const RATE_DECIMALS = 4;
/** Maximum rate that fits in 32 bits: $214,748.3647 per 100 lb or mile. */
export const RATE_MAXIMUM = 2_147_483_647;
/** Maximum digits of miles and days. */
export const WHOLE = /^\d{1,5}$/;
const TRANSIT_DAYS_MAXIMUM = 99;

/** Origin and destination of a lane. */
export function readPlaces(cell: Cell, errors: RateCellError[]): Pick<RateRow, 'origin' | 'destination'> {
  const [origin, destination] = ['origin', 'destination'].map((column) => {
    const name = toPlaceName(cell(column));
    if (!isPlaceName(name)) {
      errors.push({
        column,
        code: 'PLACE_UNKNOWN',
        message: english(
          msg`"${{ name }}" is not a place. Use a ZIP (60601), ZIP3 (606), FSA (M5V), state or province (IL, ON, US-IL) or *.`,
        ),
      });
    }
    return name;
  });
  return { origin: origin!, destination: destination! };
}

/** Business days after pickup; null for an empty cell. */
export function readTransitDays(text: string, errors: RateCellError[]): number | null {
  if (text === '') return null;
  const days = WHOLE.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= TRANSIT_DAYS_MAXIMUM) return days;
  errors.push({
    column: 'transit_days',
    code: 'TRANSIT_INVALID',
    message: english(msg`"${{ text }}" is not a number of business days from 1 to ${{ days: TRANSIT_DAYS_MAXIMUM }}.`),
  });
  return null;
}
