import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
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
      message: english(msg`${{ mode: request.mode }} freight has no stops on the way. Ask for a truckload quote.`),
    };
  }
  const hazard = hazardByRequest(request);
  return hazard === null
    ? null
    : {
        code: 'HAZMAT_REFUSED',
        message: english(msg`Hazard class ${{ hazardClass: hazard }} moves by agreement only. Ask the carrier.`),
      };
}
