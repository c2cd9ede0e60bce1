import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../http/domain-error.js';
import { RequestContext } from '../request-context.js';
import { SessionReader } from './actor.js';
import { PublicRoute, WithoutCompany, type AuthenticatedRequest } from './decorators.js';
import { SessionCookie } from './session-cookie.js';

/** Every route needs a session with an active company, unless it says otherwise. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionReader,
    private readonly context: RequestContext,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const targets = [execution.getHandler(), execution.getClass()];
    if (this.reflector.getAllAndOverride(PublicRoute, targets)) return true;

    const request = execution.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = this.cookie.read(request);
    const actor = token === undefined ? null : await this.sessions.read(token);
    if (actor === null) throw new DomainError('UNAUTHENTICATED', 401, 'Sign in to continue.');
    if (actor.companyId === '' && !this.reflector.getAllAndOverride(WithoutCompany, targets)) {
      throw new DomainError('NO_ACTIVE_COMPANY', 403, 'Choose a company to continue.');
    }
    request.actor = actor;
    this.context.identify(actor.userId, actor.companyId);
    return true;
  }
}
