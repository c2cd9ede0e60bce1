import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionReader, type Actor } from '../../../platform/auth/actor.js';
import { isRecentlyAuthenticated } from '../../../platform/auth/recent-proof.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { Clock } from '../../../platform/clock.js';

/** Who may link an identity. The routes are open to people who sign in, so the session guard does not look. */
@Injectable()
export class LinkingPerson {
  constructor(
    private readonly sessions: SessionReader,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {}

  /** Null unless somebody is signed in completely and proved at most five minutes ago who they are. */
  async of(request: Request): Promise<Actor | null> {
    const token = this.cookie.read(request);
    const actor = token === undefined ? null : await this.sessions.read(token);
    if (actor === null || actor.sessionState !== 'active' || actor.mustChangePassword) return null;
    return isRecentlyAuthenticated(actor, this.clock.now()) ? actor : null;
  }
}
