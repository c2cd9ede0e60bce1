import { DomainError } from '../http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

/** Too many attempts of one kind; the response's `Retry-After` says when the next one is allowed. */
export class TooManyAttempts extends DomainError {
  constructor(
    readonly retryAfterSeconds: number,
    detail = msg`Too many attempts. Wait a while and try again.`,
    params: Record<string, boolean> = {},
  ) {
    super('TOO_MANY_ATTEMPTS', 429, detail, { retryAfterSeconds, ...params });
  }
}

/** The process works on as many requests as it can, of everyone or of one company. */
export class TooBusy extends DomainError {
  constructor() {
    super('UNAVAILABLE', 503, msg`Too many requests are waiting. Try again in a moment.`);
  }
}

/** Attempts cannot be counted, so all are refused. */
export class ThrottleUnavailable extends DomainError {
  constructor() {
    super('UNAVAILABLE', 503, msg`The service cannot do this right now. Try again in a moment.`);
  }
}
