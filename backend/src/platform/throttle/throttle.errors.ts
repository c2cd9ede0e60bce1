import { DomainError } from '../http/problems/domain-error.js';

/** Too many tries of one kind; the answer says in `Retry-After` when the next one counts again. */
export class TooManyAttempts extends DomainError {
  constructor(
    readonly retryAfterSeconds: number,
    detail = 'Too many attempts. Wait a while and try again.',
    params: Record<string, boolean> = {},
  ) {
    super('TOO_MANY_ATTEMPTS', 429, detail, { retryAfterSeconds, ...params });
  }
}

/** Tries cannot be counted, so none is let through. */
export class ThrottleUnavailable extends DomainError {
  constructor() {
    super('UNAVAILABLE', 503, 'The service cannot do this right now. Try again in a moment.');
  }
}
