import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { isRecentlyAuthenticated } from '../../../platform/auth/recent-proof.js';
import { Clock } from '../../../platform/clock.js';
import { PresentActor } from '../sessions/present-actor.js';

/** Finds the user who may link an identity. The OAuth routes are public, so the session guard does not authenticate them. */
@Injectable()
export class LinkingUser {
  constructor(
    private readonly present: PresentActor,
    private readonly clock: Clock,
  ) {}

  /** Null unless the user is fully signed in and reauthenticated within the last five minutes. */
  async of(request: Request): Promise<Actor | null> {
    const actor = await this.present.of(request);
    if (actor === null || actor.mustChangePassword || actor.mustSetUpFactor) return null;
    return isRecentlyAuthenticated(actor, this.clock.now()) ? actor : null;
  }
}
