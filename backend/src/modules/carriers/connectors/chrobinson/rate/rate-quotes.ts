import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { addDays } from '../../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../../kernel/time/local-time.js';
import type { Clock } from '../../../../../platform/clock.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionTarget, ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { cannotQuote, noLevel, requestedCodes } from '../../rate-parts.js';
import type { ChrExchange } from '../chr-exchange.js';
import { LEVEL_CODES } from '../chr-codes.js';
import { readRateQuote } from './read-rate-quote.js';
import { transportModes, writeRateQuote } from './write-rate-quote.js';

const ANSWER_MAX_BYTES = 1_048_576;
/** A ship date is at most 30 days ahead. */
const DAYS_AHEAD = 30;

/** Rate quotes of C.H. Robinson. */
export class RateQuotes {
  constructor(
    private readonly exchange: ChrExchange,
    private readonly clock: Clock,
  ) {}

  async rate(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const { carrierName, customerNumber } = target;
    const declined = this.declineOf(asked, carrierName);
    if (declined !== null) return declined;
    const body = writeRateQuote(asked, customerNumber);
    const message = { method: 'POST', path: '/v1/quotes', body, maxBytes: ANSWER_MAX_BYTES } as const;
    const answer = await this.exchange.within(target, message, signal);
    if (isUnknown(answer)) return answer;
    return readRateQuote(answer, carrierName, requestedCodes(asked), asked.origin.timeZone);
  }

  /** Why the carrier would refuse the request, without a call. */
  private declineOf(asked: ConnectorRateRequest, carrier: string): DeclineReason | null {
    const { request, origin, derived } = asked;
    if (transportModes(asked).length === 0)
      return {
        code: 'MODE_NOT_OFFERED',
        message: english(msg`${{ carrier }} is connected for LTL and for truckloads in a dry van or on a flatbed.`),
      };
    const requested = requestedCodes(asked);
    if (requested.some((code) => LEVEL_CODES.includes(code))) return noLevel(carrier, requested, LEVEL_CODES);
    if (request.pickup.on > addDays(localMoment(this.clock.now(), origin.timeZone).on, DAYS_AHEAD))
      return {
        code: 'CARRIER_REFUSED',
        message: english(msg`${{ carrier }} quotes pickups up to ${{ days: DAYS_AHEAD }} days ahead.`),
      };
    if (request.stops.length > 2) return cannotQuote(carrier, 'it has more than two stops');
    const hasClass = request.handlingUnits.every(({ commodities }, row) =>
      commodities.every(({ freightClass }) => freightClass ?? derived.units[row]?.densityClass),
    );
    return hasClass ? null : cannotQuote(carrier, 'a commodity has no freight class');
  }
}
