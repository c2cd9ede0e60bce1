import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { isRecentlyAuthenticated } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { PresentActor } from '../present-actor.js';

/** Who may link an identity. The routes are open to people who sign in, so the session guard does not look. */
@Injectable()
export class LinkingPerson {
  constructor(
    private readonly present: PresentActor,
    private readonly clock: Clock,
  ) {}

  /** Null unless somebody is signed in completely and proved at most five minutes ago who they are. */
  async of(request: Request): Promise<Actor | null> {
    const actor = await this.present.of(request);
    return actor === null || actor.mustChangePassword || !isRecentlyAuthenticated(actor, this.clock.now())
      ? null
      : actor;
  }
}
