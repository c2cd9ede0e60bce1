import { Conflict, DomainError } from '../../../../platform/http/problems/domain-error.js';

/** Unknown connection, wrong secret and changed body answer alike. */
export function signatureInvalid(): DomainError {
  return new DomainError('SIGNATURE_INVALID', 401, 'The signature does not fit this body and connection.');
}

/** Sign again with the present time. */
export function signatureExpired(): DomainError {
  return new DomainError('SIGNATURE_EXPIRED', 401, 'The timestamp is more than five minutes from ours.');
}

export function batchInvalid(problem: string): DomainError {
  return new DomainError('BATCH_INVALID', 422, `This is no EventBatch: ${problem}.`);
}

/** A delivery keeps its id only while it keeps its body. */
export function deliveryIdReused(): Conflict {
  return new Conflict('DELIVERY_ID_REUSED', 'This delivery id came before with another body.');
}
