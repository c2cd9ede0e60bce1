import type { QuoteRequestDto } from '../quote-request.dto.js';
import { hazardByRequest } from './request-hazmat.js';

/** Why a carrier makes no offer. */
export interface DeclineReason {
  readonly code: string;
  readonly message: string;
}

/** Why no connected carrier can price the request at once, or null: all connected tariffs are LTL tariffs. */
export function declineAll(request: QuoteRequestDto): DeclineReason | null {
  if (request.mode === 'VLTL' || request.mode === 'FTL') {
    return { code: 'MODE_NOT_OFFERED', message: `Only LTL tariffs are connected; ${request.mode} has to be asked for.` };
  }
  if (request.stops.length > 2) return { code: 'MODE_NOT_OFFERED', message: 'Only LTL tariffs are connected, and LTL freight has no stops on the way.' };
  const hazard = hazardByRequest(request);
  return hazard === null ? null : { code: 'HAZMAT_REFUSED', message: `Hazard class ${hazard} moves by agreement only. Ask the carrier.` };
}
