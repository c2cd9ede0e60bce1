import type { QuoteRequest } from './quote-request.js';
import { hazardByRequest } from './request-hazmat.js';

/** Why a carrier makes no offer. */
export interface DeclineReason {
  readonly code: string;
  readonly message: string;
}

/** Why no carrier can rate the request instantly, or null. */
export function declineAll(request: QuoteRequest): DeclineReason | null {
  if ((request.mode === 'LTL' || request.mode === 'VLTL') && request.stops.length > 2) {
    return {
      code: 'MODE_NOT_OFFERED',
      message: `${request.mode} freight has no stops on the way. Ask for a truckload quote.`,
    };
  }
  const hazard = hazardByRequest(request);
  return hazard === null
    ? null
    : { code: 'HAZMAT_REFUSED', message: `Hazard class ${hazard} moves by agreement only. Ask the carrier.` };
}
