import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionTarget, ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { cannotQuote, otherMode, requestedCodes } from '../../rate-parts.js';
import { versioned } from '../tforce-answer.js';
import { serviceOptions } from '../tforce-codes.js';
import type { TforceExchange } from '../tforce-exchange.js';
import { freightProblem } from '../tforce-freight.js';
import { readRateQuote } from './read-rate-quote.js';
import { writeRateQuote } from './write-rate-quote.js';

const ANSWER_MAX_BYTES = 1_048_576;

/** Rate quotes of TForce Freight. */
export class RateQuotes {
  constructor(private readonly exchange: TforceExchange) {}

  async rate(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const { carrierName, options } = target;
    const declined = otherMode(asked, carrierName);
    if (declined !== null) return declined;
    const body = writeRateQuote(asked, options);
    const problem = freightProblem(body.commodities);
    if (problem !== null) return cannotQuote(carrierName, problem);
    const answer = await this.exchange.within(
      target,
      { method: 'POST', path: versioned('/rating/getRate', options), body, maxBytes: ANSWER_MAX_BYTES },
      signal,
    );
    if (isUnknown(answer)) return answer;
    const requested = requestedCodes(asked);
    return readRateQuote(answer, carrierName, requested, serviceOptions(requested).unknown);
  }
}
