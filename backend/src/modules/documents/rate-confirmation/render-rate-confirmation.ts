import type { Pdf } from '../pdf/pdf.js';
import type { RateConfirmationContent } from './rate-confirmation-content.js';

/** The rate confirmation as PDF. */
export function renderRateConfirmation(content: RateConfirmationContent): Promise<Pdf> {
  throw new Error(content.number);
}
