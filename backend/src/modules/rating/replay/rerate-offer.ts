import type { Money } from '../../../kernel/money/money.js';
import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import {
  type AnyTariff,
  inferAccessorials,
  isTruckload,
  type Lane,
  measureFreight,
  type Place,
  type RatableShipment,
  type RatingRequest,
  routeOver,
  toRatableShipment,
} from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { ChargeLine, Offer } from '../domain/offer.js';
import { presentedParts } from '../rating.presenter.js';
import { toRatingRequest } from '../domain/to-rating-request.js';
import { lineOf, rateAsRecorded } from './rate-as-recorded.js';

/** Freight as booked, with all accessorials that are in the price. */
export interface BookedFreight {
  readonly request: QuoteRequest;
  /** Locations of the stops. */
  readonly points: readonly Place[];
}

/**
 * The price of other freight under the terms of an offer. `refused`: the tariff has no price for it, with the reason. `truckload`: weight and class do
 * not count. `unknown`: the recorded price does not follow from what is stored, so neither would another one.
 */
export type Rerated =
  | { readonly kind: 'rated'; readonly total: Money; readonly lines: readonly ChargeLine[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'truckload' | 'unknown' };

/** Rates `freight` with the offer's tariff version, fuel week and settings of the carrier, after the same calculation has returned the recorded lines for the booked freight. */
export function rerateOffer(
  { request, points }: BookedFreight,
  recorded: Offer,
  tariff: AnyTariff,
  freight: Pick<QuoteRequest, 'units' | 'handlingUnits'>,
): Rerated {
  if (isTruckload(tariff.terms)) return { kind: 'truckload' };
  const lane: Lane = { origin: points[0]!, destination: points.at(-1)! };
  const booked = bookedRequest(request, recorded);
  const shipmentOf = (asked: RatingRequest): RatableShipment => toRatableShipment(asked, lane, routeOver(points), []);
  const agreed = rateAsRecorded(shipmentOf(booked), lane, recorded, tariff);
  if (agreed.kind === 'decline' || !isSamePrice(agreed.lines, recorded.lines)) return { kind: 'unknown' };
  const answer = rateAsRecorded(shipmentOf(otherFreight(booked, freight)), lane, recorded, tariff);
  if (answer.kind === 'decline') return { kind: 'refused', message: answer.message };
  const { total, lines } = presentedParts(answer);
  return { kind: 'rated', total, lines };
}

/** Charges with the price of the carrier if it has one; a carrier without leaves them out. */
const IF_PRICED = 'SS';

/** A pickup that was moved to before the agreed fuel week keeps that week. */
function bookedRequest(request: QuoteRequest, recorded: Offer): RatingRequest {
  const { lines } = recorded;
  const asked = toRatingRequest(request);
  const week = lineOf(recorded, 'FUEL')?.inputs['week'];
  const on = typeof week === 'string' && week > asked.pickup.on ? week : asked.pickup.on;
  const priced = new Set(lines.map(({ code }) => code));
  const accessorials = codesOf(request.accessorials).filter((code) => code !== IF_PRICED || priced.has(code));
  return { ...asked, pickup: { ...asked.pickup, on }, accessorials };
}

/** Services that the booked freight does not need and the other freight does are added; those that only the booked freight needs are left out. */
function otherFreight(
  booked: RatingRequest,
  { units, handlingUnits }: Pick<QuoteRequest, 'units' | 'handlingUnits'>,
): RatingRequest {
  const other = { ...booked, units, handlingUnits };
  const [before, after] = [inferredOf(booked), inferredOf(other)];
  const kept = (booked.accessorials ?? []).filter((code) => !before.includes(code) || after.includes(code));
  const added = after.filter((code) => code !== IF_PRICED && !before.includes(code));
  return { ...other, accessorials: [...new Set([...kept, ...added])] };
}

function inferredOf(request: RatingRequest): string[] {
  return inferAccessorials(request, measureFreight(request).rows).map(({ code }) => code);
}

function isSamePrice(lines: readonly Pick<ChargeLine, 'code' | 'amount'>[], recorded: readonly ChargeLine[]): boolean {
  return (
    lines.length === recorded.length &&
    lines.every(({ code, amount }, index) => {
      const other = recorded[index]!;
      return code === other.code && amount.amount === other.amount.amount && amount.currency === other.amount.currency;
    })
  );
}
