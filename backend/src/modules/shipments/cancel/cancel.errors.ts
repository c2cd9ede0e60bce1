import { formatMoney, type Money } from '../../../kernel/money/money.js';
import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';

/** The carrier has the freight. */
export function cancelTooLate(text: string): Conflict {
  return new Conflict('CANCEL_TOO_LATE', text);
}

/** Cancelling costs something that the person has not accepted, or not at this amount. Nothing was cancelled. */
export function feeNotAccepted(fee: Money): Conflict {
  return new Conflict(
    'CANCEL_FEE',
    `The carrier may charge about ${formatMoney(fee)}. Nothing was cancelled. Accept the fee to cancel.`,
    { fee },
  );
}

/** Freight whose driver is under way is cancelled by a manager. */
export function managerNeeded(): DomainError {
  return new DomainError('FORBIDDEN', 403, 'The driver is on the way or at the dock. Ask a manager to cancel.');
}
