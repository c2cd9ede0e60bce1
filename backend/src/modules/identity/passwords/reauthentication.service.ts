import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import type { Client } from '../devices/client.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { InvalidCredentials } from './passwords.errors.js';
import { Throttle } from '../../../platform/throttle/throttle.js';
import { PasswordHasher } from './password-hasher.js';

/** Checks the password of a signed-in user, with at most ten wrong ones in 15 minutes over all purposes. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** Whether the password matches the hash. A correct one does not count as an attempt. @throws TooManyAttempts */
  async matches(userId: string, password: string, passwordHash: string | null): Promise<boolean> {
    const rule = { name: 'reauthentication', key: userId, points: 10, seconds: 15 * 60 };
    await this.throttle.take([rule]);
    const matches = await this.hasher.matches(password, passwordHash);
    if (matches) await this.throttle.giveBack([rule]);
    return matches;
  }
}

/** Reauthenticates a signed-in user with the password. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly currentPassword: CurrentPassword,
    private readonly database: Database,
  ) {}

  /** @throws InvalidCredentials for a wrong password or a user without one; TooManyAttempts after ten in 15 minutes */
  async withPassword(actor: Actor, password: string, client: Client): Promise<StartedSession> {
    const known = await this.accounts.findCredentials(actor.email);
    if (!(await this.currentPassword.matches(actor.userId, password, known?.passwordHash ?? null))) {
      await this.database.transaction((tx) => this.sessions.refuse(tx, actor.userId));
      throw new InvalidCredentials();
    }
    return this.database.transaction((tx) => this.sessions.reauthenticated(tx, actor.sessionId, client));
  }
}
