import { scaledUp } from '../../../../kernel/money/decimal.js';
import type { RatingRequest, RequestedHandlingUnit } from '../freight/rating-request.js';
import { SHORTEST_WINDOW } from './opening-hours.js';
import { pickupWindow } from './request-warnings.js';
import { msg, type Message } from '../../../../messages/message.js';

const WEIGHT_DECIMALS = 3;

/** An error in a field of a request. */
export interface RequestProblem {
  /** JSON pointer. */
  readonly pointer: string;
  readonly code: string;
  readonly message: Message;
}

/** Errors of a well-formed request that cannot be rated: stops, inconsistent weights, a pickup window that is too short. */
export function requestErrors(request: RatingRequest): RequestProblem[] {
  return [...stopErrors(request), ...windowErrors(request), ...request.handlingUnits.flatMap(weightErrors)];
}

function stopErrors({ stops }: RatingRequest): RequestProblem[] {
  return (['origin', 'destination'] as const).flatMap((type) => {
    const found = stops.filter((stop) => stop.type === type).length;
    return found === 1
      ? []
      : [
          {
            pointer: '/stops',
            code: 'STOPS_INVALID',
            message:
              type === 'origin'
                ? msg`The request has ${{ found }} stops of type origin; it needs one.`
                : msg`The request has ${{ found }} stops of type destination; it needs one.`,
          },
        ];
  });
}

function windowErrors({ pickup }: RatingRequest): RequestProblem[] {
  const window = pickupWindow(pickup);
  if (window === null || window >= SHORTEST_WINDOW) return [];
  const least = SHORTEST_WINDOW;
  const message =
    window <= 0
      ? msg`The dock closes before the freight is ready; a driver needs at least ${{ least }} minutes. Be ready earlier or close later.`
      : msg`The dock closes ${{ window }} minutes after the freight is ready; a driver needs at least ${{ least }} minutes. Be ready earlier or close later.`;
  return [{ pointer: '/pickup/closeAt', code: 'WINDOW_SHORT', message }];
}

function weightErrors(row: RequestedHandlingUnit, index: number): RequestProblem[] {
  const thousandths = row.commodities.reduce((sum, commodity) => sum + scaledUp(commodity.weight, WEIGHT_DECIMALS), 0);
  const difference = Math.abs(thousandths - scaledUp(row.weight, WEIGHT_DECIMALS));
  if (difference <= 10 ** WEIGHT_DECIMALS) return [];
  const message = msg`The commodities weigh ${{ commodities: thousandths / 10 ** WEIGHT_DECIMALS }} together, the handling units ${{ units: row.weight }}. Make them equal (within 1).`;
  return [{ pointer: `/handlingUnits/${index}/weight`, code: 'WEIGHT_MISMATCH', message }];
}
