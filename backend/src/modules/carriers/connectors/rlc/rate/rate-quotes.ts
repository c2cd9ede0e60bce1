import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import type { Clock } from '../../../../../platform/clock.js';
import { isUnknown } from '../../carrier-exchange.js';
import {
  type ConnectionTarget,
  type ConnectorOffer,
  type ConnectorRateRequest,
  type DeclineReason,
  isDecline,
} from '../../connector.js';
import { otherMode, requestedCodes } from '../../rate-parts.js';
import type { RlcExchange } from '../rlc-exchange.js';
import { writeDate } from '../rlc-values.js';
import { readRateQuote } from './read-rate-quote.js';
import { isTransitTimesAnswer } from './rate.schemas.js';
import { servicePoint, unpricedCodes, writeRateQuote } from './write-rate-quote.js';

const ANSWER_MAX_BYTES = 262_144;
/** Release notes of 2026-01-13: a pickup may be at most 30 days ahead. */
const PICKUP_DAYS_AHEAD = 30;
/** Pieces of one request; the carrier has a limit that it does not publish. */
const ITEMS_MAX = 100;

/** Rate quotes and transit times of R+L Carriers. */
export class RateQuotes {
  constructor(
    private readonly exchange: RlcExchange,
    private readonly clock: Clock,
  ) {}

  async rate(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const { carrierName } = target;
    const body = writeRateQuote(asked);
    const problem = this.problemOf(asked, body.RateQuote.Items.length, carrierName);
    if (problem !== null) return problem;
    const answer = await this.exchange.within(
      target,
      { method: 'POST', path: '/RateQuote', body, maxBytes: ANSWER_MAX_BYTES },
      signal,
    );
    if (isUnknown(answer)) return answer;
    const offers = readRateQuote(answer, carrierName, requestedCodes(asked), unpricedCodes(asked));
    if (isDecline(offers) || offers.every(({ transitDays }) => transitDays !== null)) return offers;
    const transitDays = await this.transitDays(target, asked, signal);
    return offers.map((offer) => ({ ...offer, transitDays: offer.transitDays ?? transitDays }));
  }

  /** Why the carrier would refuse the request, without a call. */
  private problemOf(asked: ConnectorRateRequest, items: number, carrier: string): DeclineReason | null {
    const declined = otherMode(asked, carrier);
    if (declined !== null) return declined;
    const today = localMoment(this.clock.now(), asked.origin.timeZone).on;
    if (asked.request.pickup.on > addDays(today, PICKUP_DAYS_AHEAD))
      return {
        code: 'CARRIER_REFUSED',
        message: english(msg`${{ carrier }} quotes pickups up to ${{ days: PICKUP_DAYS_AHEAD }} days ahead.`),
      };
    return items > ITEMS_MAX
      ? {
          code: 'CARRIER_REFUSED',
          message: english(msg`${{ carrier }} quotes at most ${{ pieces: ITEMS_MAX }} pieces over its API.`),
        }
      : null;
  }

  /** Business days by the carrier's transit times, for prices that have none; null without a usable response. */
  private async transitDays(
    target: ConnectionTarget,
    { request: { pickup }, origin, destination }: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<number | null> {
    const body = {
      PickupDate: writeDate(pickup.on),
      Origin: servicePoint(origin),
      Destinations: [servicePoint(destination)],
    };
    const message = { method: 'POST', path: '/TransitTimes', body, maxBytes: ANSWER_MAX_BYTES } as const;
    const answer = await this.exchange.within(target, message, signal);
    if (isUnknown(answer) || answer.status !== 200 || !isTransitTimesAnswer(answer.body)) return null;
    return answer.body.Destinations[0]?.ServiceDays ?? null;
  }
}
