import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionReader, type Actor } from '../../../platform/auth/actor.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { RequestContext } from '../../../platform/request-context.js';

/** The signed-in user on public routes. */
@Injectable()
export class PresentActor {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionReader,
    private readonly context: RequestContext,
  ) {}

  /** Null without a session, and while the second factor is pending. */
  async of(request: Request): Promise<Actor | null> {
    const token = this.cookie.read(request);
    const actor = token === undefined ? null : await this.sessions.read(token);
    if (actor === null || actor.sessionState !== 'active') return null;
    this.context.identify(actor.userId, actor.companyId);
    return actor;
  }
}
