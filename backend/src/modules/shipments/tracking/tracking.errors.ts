import { DomainError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';

/** An event cannot have happened yet. */
export function inTheFuture(): ValidationFailed {
  return new ValidationFailed([
    { pointer: '/occurredAt', code: 'IN_FUTURE', message: 'Enter a time that has passed.' },
  ]);
}

/** It changes what has been concluded (freight.md §3.2). */
export function managersOnly(): DomainError {
  return new DomainError('MANAGERS_ONLY', 403, 'Only managers correct a delivery or give freight up for lost.');
}

/** There is no delivery whose time could be corrected or that could be taken back. */
export function notDelivered(): DomainError {
  return new DomainError('NOT_DELIVERED', 409, 'This shipment is not delivered.');
}
