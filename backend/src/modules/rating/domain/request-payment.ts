import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { QuoteRequest } from './quote-request.js';
import { msg } from '../../../messages/message.js';

/** Validates that a third party that pays is named. */
export function paymentErrors({ payment }: QuoteRequest): FieldError[] {
  if (payment?.terms !== 'third_party' || payment.billTo) return [];
  const message = msg`Enter the name and address of the third party that pays.`;
  return [{ pointer: '/payment/billTo', code: 'BILL_TO_REQUIRED', message }];
}
