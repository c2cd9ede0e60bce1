import { DomainError } from '../../platform/http/problems/domain-error.js';

/** The session was revoked, or has expired, since the request began. */
export class SessionEnded extends DomainError {
  constructor() {
    super('UNAUTHENTICATED', 401, 'Sign in to continue.');
  }
}
