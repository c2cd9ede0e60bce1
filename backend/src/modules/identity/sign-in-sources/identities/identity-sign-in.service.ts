import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import type { Client } from '../../devices/client.js';
import { SessionsService, type StartedSession } from '../../sessions/sessions.service.js';
import { IdentityNotLinked } from '../oauth.errors.js';
import { ExternalIdentitiesRepository } from './persistence/external-identities.repository.js';
import type { ProvenIdentity } from './proven-identity.js';

/** Sign-in with a linked identity. */
@Injectable()
export class IdentitySignInService {
  constructor(
    private readonly identities: ExternalIdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Starts a session for the account that the identity is linked to. @throws IdentityNotLinked if there is none */
  async signIn(proven: ProvenIdentity, client: Client): Promise<StartedSession> {
    const started = await this.database.transaction(async (tx) => {
      const identity = await this.identities.find(tx, proven);
      if (identity === null) return this.sessions.refuse(tx, null);
      await this.identities.noteUse(tx, proven, this.clock.now());
      return this.sessions.start(tx, identity.userId, client, 'oauth');
    });
    if (started === undefined) throw new IdentityNotLinked();
    return started;
  }
}
