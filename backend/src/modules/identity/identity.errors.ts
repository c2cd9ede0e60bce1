import { DomainError } from '../../platform/http/problems/domain-error.js';
import { TooManyAttempts } from '../../platform/throttle/throttle.errors.js';

/** The same for an unknown address and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('INVALID_CREDENTIALS', 401, 'The e-mail address or the password is not right.');
  }
}

/** The link was never mailed, has expired, or was used, replaced or made void: one answer for all. The detail ends with what to do next. */
export class LinkInvalid extends DomainError {
  constructor(whatNext: string) {
    super('LINK_INVALID', 404, `This link was used, replaced or has expired. ${whatNext}`);
  }
}

/** An e-mail change is confirmed in a session of the account that asked for it. */
export class SignInToConfirm extends DomainError {
  constructor() {
    super('SIGN_IN_TO_CONFIRM', 403, 'Sign in to the account that asked for this change, then confirm it.');
  }
}

/** More people are signing in than passwords can be checked for at once. */
export class SignInBusy extends DomainError {
  constructor() {
    super('SIGN_IN_BUSY', 503, 'Too many people are signing in at this moment. Try again shortly.');
  }
}

/** Browsers that the account does not know have used up its attempts; the same whether or not there is an account. */
export class AccountLimited extends TooManyAttempts {
  constructor(retryAfterSeconds: number) {
    const detail =
      'Too many attempts at this account. If it exists, a link that allows your browser was mailed to its address. Open it, or try again later.';
    super(retryAfterSeconds, detail, { unlockMailed: true });
  }
}
