import { Conflict, DomainError, ValidationFailed } from '../../../../platform/http/problems/domain-error.js';
import { msg, type Message } from '../../../../messages/message.js';

/** Someone else changed the invoice since it was read. */
export function staleInvoice(version: number): Conflict {
  return new Conflict(
    'STALE',
    msg`This invoice was changed in the meantime. Reload it to see the decision, then decide again if necessary.`,
    { version },
  );
}

/** Managers may dispute, but not approve or pay. */
export function decisionForbidden(): DomainError {
  return new DomainError('FORBIDDEN', 403, msg`Your role in this company does not allow this decision.`);
}

/** The decision is not possible in the state of the invoice. */
export function notPossible(status: string): Conflict {
  return new Conflict(
    'DECISION_NOT_POSSIBLE',
    msg`This decision is not possible in the present state of the invoice.`,
    {
      status,
    },
  );
}

/** The invoice has a shipment already, or is decided. */
export function alreadyMatched(): Conflict {
  return new Conflict('ALREADY_MATCHED', msg`This invoice cannot be assigned to a shipment any more.`);
}

export function fieldError(pointer: string, code: string, message: Message): ValidationFailed {
  return new ValidationFailed([{ pointer, code, message }]);
}
