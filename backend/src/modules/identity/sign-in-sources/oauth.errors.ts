import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import type { SignInState } from './domain/sign-in-state.js';

const BAD_GATEWAY = 502;
export const GATEWAY_TIMEOUT = 504;

/**
 * What the source sent back is not an answer to a visit that this browser began here within ten minutes, or was used already, or does not
 * prove who it is about. One response for all, so that a forger learns nothing.
 */
export class SignInStateInvalid extends DomainError {
  constructor(
    /** For the log. */
    readonly reason: string,
  ) {
    super('SIGN_IN_STATE_INVALID', 400, 'This sign-in could not be confirmed, or took too long. Start again.');
  }
}

/** A visit to a source that led nowhere, and what it was for: its page offers to go back there. */
type VisitParams = Pick<SignInState, 'intent' | 'next'>;

/** The person, or the source on their behalf, said no. */
export class SignInDenied extends DomainError {
  constructor({ intent, next }: VisitParams) {
    super('SIGN_IN_DENIED', 403, 'The sign-in was cancelled, and nothing was changed.', { intent, next });
  }
}

/** The source answers late, not at all, or with something that is no answer. */
export class SourceUnavailable extends DomainError {
  /** For the log only. */
  override readonly cause: Error;

  constructor(
    readonly reason: string,
    status: number = BAD_GATEWAY,
    visit?: VisitParams,
  ) {
    const params = visit === undefined ? undefined : { intent: visit.intent, next: visit.next };
    super(
      'SIGN_IN_SOURCE_UNAVAILABLE',
      status,
      'The sign-in service does not answer as it should. Try again later, or sign in another way.',
      params,
    );
    this.cause = new Error(reason);
  }

  /** The same, and what the visit was for. */
  during(visit: VisitParams): SourceUnavailable {
    return new SourceUnavailable(this.reason, this.status, visit);
  }
}

/** The identity is not linked to an account. Email addresses are not compared. */
export class IdentityNotLinked extends DomainError {
  constructor() {
    super(
      'IDENTITY_NOT_LINKED',
      403,
      'This sign-in is not linked to a Lading account. Sign in with your password, then link it in your security settings.',
    );
  }
}

/** The identity opens another account already. */
export class IdentityTaken extends Conflict {
  constructor() {
    super('IDENTITY_TAKEN', 'This sign-in is linked to another account. Unlink it there first.');
  }
}

/** The account has another identity of this source. */
export class SourceLinked extends Conflict {
  constructor() {
    super('SOURCE_LINKED', 'Your account is linked to this source already. Unlink that first.');
  }
}
