import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import { isRefusedAccount } from '../../../platform/demonstration/demonstration-account.js';
import type { Client } from '../devices/client.js';
import { InvalidCredentials } from '../passwords/passwords.errors.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { SignInAttempts } from './sign-in-attempts.js';
import type { LoginDto } from './sign-in.dto.js';

@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly attempts: SignInAttempts,
    private readonly hasher: PasswordHasher,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Starts a session. An unknown address costs the same work as a wrong password and is counted the same way.
   * @throws InvalidCredentials for either, TooManyAttempts above the limits, SignInBusy
   */
  async withPassword({ email, password }: LoginDto, client: Client): Promise<StartedSession> {
    const found = await this.accounts.findCredentials(email);
    const known = isRefusedAccount(email, this.config) ? null : found;
    const limits = await this.attempts.count(email, known?.id ?? null, client);
    const matches = await this.hasher.matches(password, known?.passwordHash ?? null);
    if (known === null || !matches) {
      await this.database.transaction((tx) => this.sessions.refuse(tx, known?.id ?? null));
      throw new InvalidCredentials();
    }
    const [started] = await Promise.all([
      this.database.transaction((tx) => this.sessions.start(tx, known.id, client, 'password')),
      this.attempts.forgive(limits),
    ]);
    return started;
  }

  /** Ends the sessions of these tokens; ignores unknown and ended ones. */
  async end(tokens: readonly string[]): Promise<void> {
    await this.database.transaction((tx) => this.sessions.end(tx, tokens));
  }
}
