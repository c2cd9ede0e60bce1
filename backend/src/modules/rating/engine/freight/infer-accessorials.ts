import { isLimitedAccess, RESIDENCE } from '../../../../kernel/places/place-type.js';
import type { MeasuredRow } from './measure-freight.js';
import { type RatingRequest, type RequestedStop, stopOf } from './rating-request.js';

/** An accessorial that the freight or a stop requires. */
export interface InferredAccessorial {
  readonly code: string;
  readonly reason: string;
}

/** Maximum weight of a piece handled by hand without a dock, pounds (freight.md 2.6: 100 to 150). */
const HAND_WEIGHT = 100;

const CODES_BY_STOP = {
  origin: { liftgate: 'LFTP', limitedAccess: 'LTDAP', residence: 'REP' },
  destination: { liftgate: 'LFTD', limitedAccess: 'LTDAD', residence: 'RES' },
} as const;

/** Accessorials by the inference table of freight.md 2.6, without the waived ones. Overlength depends on each tariff's own rule. */
export function inferAccessorials(request: RatingRequest, rows: readonly MeasuredRow[]): InferredAccessorial[] {
  const inferred = [...inferAt('origin', request, rows), ...inferAt('destination', request, rows)];
  if (request.handlingUnits.some((row) => row.commodities.some((commodity) => commodity.hazmat))) {
    inferred.push({ code: 'HAZ', reason: 'A commodity is hazardous material' });
  }
  const waived = new Set(request.waivedAccessorials?.map((waiver) => waiver.code));
  return inferred.filter(({ code }) => !waived.has(code));
}

/** Codes to charge, in code order: requested, or inferred and not waived. */
export function chargedAccessorials(request: RatingRequest, inferred: readonly InferredAccessorial[]): string[] {
  return [...new Set([...(request.accessorials ?? []), ...inferred.map(({ code }) => code)])].sort();
}

function* inferAt(
  type: 'origin' | 'destination',
  request: RatingRequest,
  rows: readonly MeasuredRow[],
): Generator<InferredAccessorial> {
  const stop: RequestedStop = stopOf(request, type);
  const codes = CODES_BY_STOP[type];
  const side = type === 'origin' ? 'pickup' : 'delivery';
  if (stop.dock === false && rows.some((row) => row.pounds > HAND_WEIGHT * row.count)) {
    yield { code: codes.liftgate, reason: `No dock at ${side} and a piece above ${HAND_WEIGHT} lb` };
  }
  if (stop.placeType === RESIDENCE) yield { code: codes.residence, reason: `Place of ${side} is a private residence` };
  else if (stop.placeType && isLimitedAccess(stop.placeType))
    yield { code: codes.limitedAccess, reason: `Place of ${side} is ${stop.placeType}` };
}
