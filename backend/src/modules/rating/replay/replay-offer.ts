import {
  type AnyTariff,
  type Lane,
  type Place,
  recordedRoute,
  type RouteLeg,
  toRatableShipment,
} from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import { NOTICE_CODES } from '../domain/pickup-notice.js';
import type { Derived, Offer } from '../domain/offer.js';
import { presentedParts } from '../rating.presenter.js';
import { toRatingRequest } from '../domain/to-rating-request.js';
import { type Difference, differences } from '../domain/differences.js';
import { lineOf, rateAsRecorded } from './rate-as-recorded.js';

/** A request with the values recorded when it was rated. */
export interface RecordedRequest {
  readonly request: QuoteRequest;
  readonly derived: Derived;
  /** Locations of the stops. */
  readonly points: readonly Place[];
}

/** Rates again with the offer's tariff version, fuel week, miles and settings of the carrier. Returns the differences from the recorded offer. */
export function replayOffer(
  { request, derived, points }: RecordedRequest,
  recorded: Offer,
  tariff: AnyTariff,
): Difference[] {
  const lane: Lane = { origin: points[0]!, destination: points.at(-1)! };
  const legs = (lineOf(recorded, 'LINEHAUL')?.inputs['legs'] ?? null) as RouteLeg[] | null;
  const route = recordedRoute(points, { miles: derived.miles ?? 0, basis: derived.milesBasis ?? null, legs });
  const shipment = toRatableShipment(toRatingRequest(request), lane, route, derived.inferredAccessorials);
  const answer = rateAsRecorded(shipment, lane, recorded, tariff);
  if (answer.kind === 'decline') return [{ path: 'offer', recorded: recorded.total, again: answer.code }];
  const { carrier, id, mode, validUntil, carrierQuoteNumber, carrierSettings, ...computed } = recorded;
  const warnings = computed.warnings.filter((warning) => !NOTICE_CODES.has(warning.code));
  const again = presentedParts(answer);
  return differences({ ...computed, ...likelyOf(recorded, again), warnings }, JSON.parse(JSON.stringify(again)));
}

/** Earlier versions recorded the total as the likely total where it is unknown. */
function likelyOf(recorded: Offer, again: Pick<Offer, 'likelyTotal' | 'likelyReason'>): Partial<Offer> {
  return again.likelyTotal === null && recorded.likelyReason === null
    ? { likelyTotal: null, likelyReason: again.likelyReason }
    : {};
}
