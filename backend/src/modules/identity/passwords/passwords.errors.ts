import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Same error for an unknown address and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('INVALID_CREDENTIALS', 401, msg`The email address or password is incorrect.`);
  }
}

/** The queue of password checks is full. */
export class SignInBusy extends DomainError {
  constructor() {
    super('SIGN_IN_BUSY', 503, msg`Too many people are signing in at this moment. Try again shortly.`);
  }
}
