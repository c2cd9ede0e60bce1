import { scaledUp } from '../../../../kernel/money/decimal.js';
import type { JsonProblem } from '../json-reader.js';
import type { RatingRequest, RequestedHandlingUnit } from '../freight/rating-request.js';
import { SHORTEST_WINDOW } from './opening-hours.js';
import { pickupWindow } from './request-warnings.js';

const WEIGHT_DECIMALS = 3;

/** Errors of a well-formed request that cannot be rated: stops, inconsistent weights, a pickup window that is too short. */
export function requestErrors(request: RatingRequest): JsonProblem[] {
  return [...stopErrors(request), ...windowErrors(request), ...request.handlingUnits.flatMap(weightErrors)];
}

function stopErrors({ stops }: RatingRequest): JsonProblem[] {
  return (['origin', 'destination'] as const).flatMap((type) => {
    const found = stops.filter((stop) => stop.type === type).length;
    return found === 1
      ? []
      : [
          {
            pointer: '/stops',
            code: 'STOPS_INVALID',
            message: `The request has ${found} stops of type ${type}; it needs one.`,
          },
        ];
  });
}

function windowErrors({ pickup }: RatingRequest): JsonProblem[] {
  const window = pickupWindow(pickup);
  if (window === null || window >= SHORTEST_WINDOW) return [];
  const gap =
    window <= 0
      ? 'The dock closes before the freight is ready'
      : `The dock closes ${window} minutes after the freight is ready`;
  const message = `${gap}; a driver needs at least ${SHORTEST_WINDOW} minutes. Be ready earlier or close later.`;
  return [{ pointer: '/pickup/closeAt', code: 'WINDOW_SHORT', message }];
}

function weightErrors(row: RequestedHandlingUnit, index: number): JsonProblem[] {
  const thousandths = row.commodities.reduce((sum, commodity) => sum + scaledUp(commodity.weight, WEIGHT_DECIMALS), 0);
  const difference = Math.abs(thousandths - scaledUp(row.weight, WEIGHT_DECIMALS));
  if (difference <= 10 ** WEIGHT_DECIMALS) return [];
  const message = `The commodities weigh ${thousandths / 10 ** WEIGHT_DECIMALS} together, the handling units ${row.weight}. Make them equal (within 1).`;
  return [{ pointer: `/handlingUnits/${index}/weight`, code: 'WEIGHT_MISMATCH', message }];
}
