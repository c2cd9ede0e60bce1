import type { Money } from '../../kernel/money/money.js';
import { Conflict, DomainError, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

export function staleRule(): Conflict {
  return new Conflict('STALE_REVISION', msg`The rules were changed in the meantime. Reload them and try again.`);
}

export function tooManyRules(most: number): DomainError {
  return new DomainError('TOO_MANY', 422, msg`A company can have up to ${{ most }} coding rules. Delete one first.`, {
    most,
  });
}

/** Lines of a coding by hand that do not add up. */
export function wrongSum(amount: Money): ValidationFailed {
  return new ValidationFailed([
    { pointer: '/lines', code: 'SUM', message: msg`Enter amounts that add up to ${{ amount }}.` },
  ]);
}

/** Everything of the month is exported. */
export function nothingToExport(): Conflict {
  return new Conflict('NOTHING_TO_EXPORT', msg`No invoice of this month is left to export.`);
}

const NAMED_MAX = 20;

/** Invoices without accounts. */
export function uncodedInvoices(numbers: readonly string[]): Conflict {
  return new Conflict('UNCODED', msg`Some invoices have no coding. Add a default coding rule, or code them by hand.`, {
    count: numbers.length,
    numbers: numbers.slice(0, NAMED_MAX),
  });
}

/** Accounting has the invoice. */
export function alreadyExported(): Conflict {
  return new Conflict('EXPORTED', msg`This invoice is exported. Correct its coding in the accounting system.`);
}

/** The month has not ended in US Central time. */
export function monthNotOver(): Conflict {
  return new Conflict('NOT_OVER', msg`This month is not over yet.`);
}

/** No export of a closed month is made, and it is closed once. */
export function periodClosed(): Conflict {
  return new Conflict('PERIOD_CLOSED', msg`This month is closed.`);
}
