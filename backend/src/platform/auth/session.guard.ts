import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector, type ReflectableDecorator } from '@nestjs/core';
import { Clock } from '../clock.js';
import { DomainError } from '../http/problems/domain-error.js';
import { RequestContext } from '../request-context.js';
import { SessionReader, type Actor } from './actor.js';
import { ApiKeyAuthenticator } from './api-key-authenticator.js';
import {
  DuringFactorSetup,
  DuringPasswordChange,
  DuringSignInRoute,
  PublicRoute,
  RecentlyAuthenticated,
  WithoutCompany,
  type AuthenticatedRequest,
} from './decorators.js';
import { isRecentlyAuthenticated, ReauthenticationRequired } from './recent-proof.js';
import { SessionCookie } from './session-cookie.js';
import { msg } from '../../messages/message.js';

/** Every route requires an API key with access, or a complete session with an active company, unless its decorators declare otherwise. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionReader,
    private readonly context: RequestContext,
    private readonly apiKeys: ApiKeyAuthenticator,
    private readonly clock: Clock,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const says = (decorator: ReflectableDecorator<void, true>): boolean =>
      this.reflector.getAllAndOverride(decorator, [execution.getHandler(), execution.getClass()]) === true;
    if (await this.apiKeys.authenticate(execution)) return true;
    if (says(PublicRoute)) return true;

    const request = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = this.cookie.read(request);
    const actor = token === undefined ? null : await this.sessions.read(token);
    if (actor === null) throw new DomainError('UNAUTHENTICATED', 401, msg`Sign in to continue.`);
    this.check(actor, says);
    if (actor.companyId === '' && !says(WithoutCompany)) throw await this.withoutCompany(actor);
    request.actor = actor;
    this.context.identify(actor.userId, actor.companyId);
    return true;
  }

  private async withoutCompany({ sessionId }: Actor): Promise<DomainError> {
    const moving = await this.sessions.movingCompany(sessionId);
    return moving ?? new DomainError('NO_ACTIVE_COMPANY', 403, msg`Choose a company to continue.`);
  }

  private check(actor: Actor, says: (decorator: ReflectableDecorator<void, true>) => boolean): void {
    const signingIn = says(DuringSignInRoute);
    if (actor.sessionState !== 'active' && !signingIn) {
      throw new DomainError('FACTOR_REQUIRED', 401, msg`Finish signing in with your second factor.`);
    }
    if (actor.mustChangePassword && !signingIn && !says(DuringPasswordChange)) {
      throw new DomainError('PASSWORD_CHANGE_REQUIRED', 403, msg`Set a new password to continue.`);
    }
    if (actor.mustSetUpFactor && !signingIn && !says(DuringFactorSetup)) {
      throw new DomainError(
        'FACTOR_SETUP_REQUIRED',
        403,
        msg`Your company requires a second factor for your role. Set up an authenticator app or a passkey to continue.`,
      );
    }
    if (says(RecentlyAuthenticated) && !isRecentlyAuthenticated(actor, this.clock.now()))
      throw new ReauthenticationRequired();
  }
}
