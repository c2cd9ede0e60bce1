import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import type { Client } from '../devices/client.js';
import { InvalidCredentials } from './passwords.errors.js';
import { PasswordHasher } from './password-hasher.js';
import { UsersRepository } from '../accounts/persistence/users.repository.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';

/** Proof, while signed in, that it is still the same person. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** @throws InvalidCredentials for a wrong password, or for a person who has none, TooManyAttempts after ten in a quarter of an hour */
  async withPassword(actor: Actor, password: string, client: Client): Promise<StartedSession> {
    const rule = reauthenticationRule(actor.userId);
    await this.throttle.take([rule]);
    const known = await this.users.findCredentials(actor.email);
    if (!(await this.hasher.matches(password, known?.passwordHash ?? null))) {
      await this.database.transaction((tx) => this.sessions.refuse(tx, actor.userId));
      throw new InvalidCredentials();
    }
    await this.throttle.giveBack([rule]);
    return this.database.transaction((tx) => this.sessions.reauthenticated(tx, actor.sessionId, client));
  }
}

/** How often somebody who is signed in may try their password. */
export function reauthenticationRule(userId: string): ThrottleRule {
  return { name: 'reauthentication', key: userId, points: 10, seconds: 15 * 60 };
}
