import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';

/** The code is wrong, expired or already used: one response for all, so that it reveals nothing. */
export class FactorRefused extends DomainError {
  constructor() {
    super('FACTOR_REFUSED', 401, 'This code is not right, or was used already. Try another one.');
  }
}

/** The passkey is unknown, or its response is invalid: one response for both, so that it reveals nothing. */
export class PasskeyRefused extends DomainError {
  constructor() {
    super('PASSKEY_REFUSED', 401, 'This passkey was not accepted. Try again, or sign in another way.');
  }
}

/** The browser's new passkey cannot be stored: its challenge is spent, or it was made for another place or without the person's consent. */
export class PasskeyNotAdded extends DomainError {
  constructor() {
    super('PASSKEY_NOT_ADDED', 422, 'This passkey could not be added. Start again.');
  }
}

/** The code that should confirm the authenticator app is not of the secret that was just shown. */
export class TotpNotConfirmed extends DomainError {
  constructor() {
    super(
      'TOTP_NOT_CONFIRMED',
      422,
      'This code is not right. Check the clock of your phone, and type the code that the app shows now.',
    );
  }
}

/** There is an authenticator app; it has to be removed first. */
export class TotpAlreadyAdded extends Conflict {
  constructor() {
    super('TOTP_ALREADY_ADDED', 'You have an authenticator app already. Remove it before you add another one.');
  }
}

/** Nothing was set up that a code could confirm. */
export class TotpNotSetUp extends Conflict {
  constructor() {
    super('TOTP_NOT_SET_UP', 'Set up the authenticator app first.');
  }
}

/** The person has as many passkeys as they may have. */
export class TooManyPasskeys extends Conflict {
  constructor(limit: number) {
    super('TOO_MANY_PASSKEYS', `You have ${limit} passkeys already. Remove one before you add another one.`, { limit });
  }
}

/** Recovery codes stand in for a factor, so there has to be one. */
export class NoFactor extends Conflict {
  constructor() {
    super('NO_FACTOR', 'Add an authenticator app or a passkey first.');
  }
}

/** Nothing else would let the user into the account. */
export class LastWayIn extends Conflict {
  constructor() {
    super('LAST_WAY_IN', 'This is the only way into your account. Add a password or a passkey first.');
  }
}
