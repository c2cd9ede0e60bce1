import { msg, plural, type Message } from '../../../messages/message.js';
import { english } from '../../../messages/translate.js';

/** One error in one field of a request. */
export interface FieldError {
  /** RFC 6901 JSON pointer into the body, like `/stops/0/postalCode`; empty for the body itself. */
  pointer: string;
  /** Stable code for programs. */
  code: string;
  /** Message for the user, as a sentence. */
  message: Message;
}

/** An expected failure: the request cannot be fulfilled, and the response says why. Becomes an RFC 9457 problem. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly detail: Message,
    readonly params?: Record<string, unknown>,
    readonly errors?: FieldError[],
    /** Further members of the problem (RFC 9457, section 3.2). */
    readonly extensions?: Record<string, unknown>,
  ) {
    super(english(detail));
    this.name = new.target.name;
  }
}

/** The object does not exist or belongs to another company; both have the same response. */
export class NotFound extends DomainError {
  constructor(detail = msg`Not found, or you do not have access.`) {
    super('NOT_FOUND', 404, detail);
  }
}

/** The object is no longer in the state that the request assumes. */
export class Conflict extends DomainError {
  constructor(code: string, detail: Message, params?: Record<string, unknown>) {
    super(code, 409, detail, params);
  }
}

/**
 * A concurrent transaction won the race. `Database.transaction` rolls back and runs the work again, which then reads what the other transaction
 * committed. Callers get 409 only if every retry fails.
 */
export class ConcurrentChange extends Conflict {
  constructor() {
    super('CONCURRENT_CHANGE', msg`Another request changed this at the same time. Try again.`);
  }
}

/** The body is well-formed but invalid; contains all field errors. */
export class ValidationFailed extends DomainError {
  constructor(errors: FieldError[]) {
    super(
      'VALIDATION_FAILED',
      422,
      msg`${plural({ count: errors.length }, { one: 'One field needs attention.', other: '# fields need attention.' })}`,
      undefined,
      errors,
    );
  }
}

/** Refused for a known time; the response's `Retry-After` says when to try again. */
export class TryLater extends DomainError {
  constructor(
    code: string,
    detail: Message,
    readonly retryAfterSeconds: number,
  ) {
    super(code, 503, detail);
  }
}
