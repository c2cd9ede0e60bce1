import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionTarget, ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { cannotQuote, otherMode, requestedCodes } from '../../rate-parts.js';
import { specialServices } from '../fedex-codes.js';
import type { FedexExchange } from '../fedex-exchange.js';
import { freightProblem } from '../fedex-freight.js';
import { readRateQuote } from './read-rate-quote.js';
import { writeRateQuote } from './write-rate-quote.js';

const ANSWER_MAX_BYTES = 1_048_576;
const PATH = '/rate/v1/freight/rates/quotes';
/** Most packages of a rate request. */
const PACKAGES_MAX = 100;

/** Rate quotes of FedEx Freight. */
export class RateQuotes {
  constructor(private readonly exchange: FedexExchange) {}

  async rate(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const { carrierName, customerNumber, options } = target;
    const declined = otherMode(asked, carrierName);
    if (declined !== null) return declined;
    const body = writeRateQuote(asked, customerNumber, options);
    const problem = problemOf(body.freightRequestedShipment);
    if (problem !== null) return cannotQuote(carrierName, problem);
    const answer = await this.exchange.within(
      target,
      { method: 'POST', path: PATH, body, maxBytes: ANSWER_MAX_BYTES },
      signal,
    );
    if (isUnknown(answer)) return answer;
    const requested = requestedCodes(asked);
    return readRateQuote(answer, carrierName, requested, specialServices(requested).unknown);
  }
}

function problemOf({
  requestedPackageLineItems: packages,
  freightShipmentDetail: { lineItem: lines, totalHandlingUnits: handlingUnits },
}: ReturnType<typeof writeRateQuote>['freightRequestedShipment']): string | null {
  return packages.length > PACKAGES_MAX
    ? `it has more than ${PACKAGES_MAX} handling units`
    : freightProblem({ lines, packages, handlingUnits });
}
