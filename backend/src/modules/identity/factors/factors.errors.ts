import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** The code is wrong, expired or already used. The response does not reveal which. */
export class FactorRefused extends DomainError {
  constructor() {
    super('FACTOR_REFUSED', 401, msg`This code is not right, or was used already. Try another one.`);
  }
}

/** The passkey is unknown, or its response is invalid. The response does not reveal which. */
export class PasskeyRefused extends DomainError {
  constructor() {
    super('PASSKEY_REFUSED', 401, msg`This passkey was not accepted. Try again, or sign in another way.`);
  }
}

/** The new passkey cannot be stored: its challenge is used or expired, or it was created for another origin or without user verification. */
export class PasskeyNotAdded extends DomainError {
  constructor() {
    super('PASSKEY_NOT_ADDED', 422, msg`This passkey could not be added. Start again.`);
  }
}

/** The confirmation code does not match the secret of the authenticator app being set up. */
export class TotpNotConfirmed extends DomainError {
  constructor() {
    super(
      'TOTP_NOT_CONFIRMED',
      422,
      msg`This code is incorrect. Check the time on your phone and enter the current code.`,
    );
  }
}

/** The user already has an authenticator app, which must be removed first. */
export class TotpAlreadyAdded extends Conflict {
  constructor() {
    super('TOTP_ALREADY_ADDED', msg`You have an authenticator app already. Remove it before you add another one.`);
  }
}

/** There is no pending authenticator app to confirm. */
export class TotpNotSetUp extends Conflict {
  constructor() {
    super('TOTP_NOT_SET_UP', msg`Set up the authenticator app first.`);
  }
}

/** The user has the maximum number of passkeys. */
export class TooManyPasskeys extends Conflict {
  constructor(limit: number) {
    super('TOO_MANY_PASSKEYS', msg`You have ${{ limit }} passkeys already. Remove one before you add another one.`, {
      limit,
    });
  }
}

/** Recovery codes replace a factor, so the user needs one first. */
export class NoFactor extends Conflict {
  constructor() {
    super('NO_FACTOR', msg`Add an authenticator app or a passkey first.`);
  }
}

/** The user's last factor, while a company requires one of their role. */
export class FactorRequiredByCompany extends Conflict {
  constructor(company: string) {
    super(
      'FACTOR_REQUIRED_BY_COMPANY',
      msg`${{ company }} requires a second factor for your role. Add another one before you remove this one.`,
    );
  }
}

/** Removing it would leave the user without a way to sign in. */
export class LastWayIn extends Conflict {
  constructor() {
    super('LAST_WAY_IN', msg`This is the only way into your account. Add a password or a passkey first.`);
  }
}
