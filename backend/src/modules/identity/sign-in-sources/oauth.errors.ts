import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import type { SignInState } from './domain/sign-in-state.js';
import { msg } from '../../../messages/message.js';

const BAD_GATEWAY = 502;
export const GATEWAY_TIMEOUT = 504;

/**
 * The callback does not match a sign-in that this browser started within the last ten minutes, or was already used, or does not authenticate a
 * user. The response does not reveal which.
 */
export class SignInStateInvalid extends DomainError {
  constructor(
    /** For the log. */
    readonly reason: string,
  ) {
    super('SIGN_IN_STATE_INVALID', 400, msg`This sign-in could not be confirmed, or took too long. Start again.`);
  }
}

/** Intent and target of a failed sign-in, so that the page can offer to retry. */
type SignInTarget = Pick<SignInState, 'intent' | 'next'>;

/** The user or the source denied access. */
export class SignInDenied extends DomainError {
  constructor({ intent, next }: SignInTarget) {
    super('SIGN_IN_DENIED', 403, msg`The sign-in was canceled, and nothing was changed.`, { intent, next });
  }
}

/** The source timed out, is unreachable, or sent an invalid response. */
export class SourceUnavailable extends DomainError {
  /** For the log only. */
  override readonly cause: Error;

  constructor(
    readonly reason: string,
    status: number = BAD_GATEWAY,
    target?: SignInTarget,
  ) {
    const params = target === undefined ? undefined : { intent: target.intent, next: target.next };
    super(
      'SIGN_IN_SOURCE_UNAVAILABLE',
      status,
      msg`The sign-in service is not responding correctly. Try again later, or sign in another way.`,
      params,
    );
    this.cause = new Error(reason);
  }

  /** Returns the error with the intent and target of the sign-in. */
  during(target: SignInTarget): SourceUnavailable {
    return new SourceUnavailable(this.reason, this.status, target);
  }
}

/** The identity is not linked to an account. Email addresses are not compared. */
export class IdentityNotLinked extends DomainError {
  constructor() {
    super(
      'IDENTITY_NOT_LINKED',
      403,
      msg`This sign-in is not linked to a Lading account. Sign in with your password, then link it in your security settings.`,
    );
  }
}

/** The identity is linked to another account. */
export class IdentityTaken extends Conflict {
  constructor() {
    super('IDENTITY_TAKEN', msg`This sign-in is linked to another account. Unlink it there first.`);
  }
}

/** The account is linked to another identity at this source. */
export class SourceLinked extends Conflict {
  constructor() {
    super('SOURCE_LINKED', msg`Your account is linked to this source already. Unlink that first.`);
  }
}

/** The OAuth flow cannot start. The browser is navigating, so it is redirected to a page instead of receiving problem JSON. */
export class OAuthStartFailed extends Error {
  constructor(
    /** Our redirect URL, with an error parameter as a source would send it (RFC 6749, section 4.1.2.1). */
    readonly location: string,
  ) {
    super('The sign-in with the source could not be started.');
    this.name = 'OAuthStartFailed';
  }
}

@Catch(OAuthStartFailed)
export class OAuthStartFailedFilter implements ExceptionFilter<OAuthStartFailed> {
  catch({ location }: OAuthStartFailed, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().redirect(location);
  }
}
