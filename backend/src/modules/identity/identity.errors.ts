import { DomainError } from '../../platform/http/domain-error.js';

/** The same for an unknown address and a wrong password. */
export class InvalidCredentials extends DomainError {
  constructor() {
    super('INVALID_CREDENTIALS', 401, 'The e-mail address or the password is not right.');
  }
}

/** The link was never mailed, was used already, or something has made it useless since. The detail ends with what to do next. */
export class LinkInvalid extends DomainError {
  constructor(whatNext: string) {
    super('LINK_INVALID', 404, `This link is not valid, or was used already. ${whatNext}`);
  }
}

/** The link came too late. The detail ends with what to do next. */
export class LinkExpired extends DomainError {
  constructor(whatNext: string) {
    super('LINK_EXPIRED', 410, `This link has expired. ${whatNext}`);
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
