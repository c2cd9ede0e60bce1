import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

export function staleRule(): Conflict {
  return new Conflict('STALE_REVISION', msg`The rules were changed in the meantime. Reload them and try again.`);
}

export function tooManyRules(most: number): DomainError {
  return new DomainError('TOO_MANY', 422, msg`A company can have up to ${{ most }} approval rules. Delete one first.`, {
    most,
  });
}

export function tooManyDelegations(most: number): DomainError {
  return new DomainError('TOO_MANY', 422, msg`You can have up to ${{ most }} delegations. Delete one first.`, { most });
}
