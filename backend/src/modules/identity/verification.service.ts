import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { CompaniesService } from '../companies/index.js';
import type { Client } from './client.js';
import { LinkExpired, LinkInvalid } from './identity.errors.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { hashToken } from './secret-token.js';
import { SessionsService, type StartedSession } from './sessions.service.js';
import { UsersService } from './users.service.js';

@Injectable()
export class VerificationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly sessions: SessionsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a mailed link, once: makes the person, their company and a session.
   * @throws LinkInvalid for a link that is unknown or used, or whose address has an account by now, LinkExpired after a day
   */
  async verify(token: string, client: Client): Promise<StartedSession> {
    return this.database.transaction(async (tx) => {
      const { companyName, ...person } = await this.take(tx, token);
      const userId = await this.users.create(tx, person);
      if (userId === null) throw new LinkInvalid();
      await this.companies.create(tx, { name: companyName, ownerId: userId });
      return this.sessions.start(tx, userId, client, 'registration');
    });
  }

  /** Uses the registration up; of two requests the second waits here until the first has committed. */
  private async take(tx: Transaction, token: string): Promise<Pick<RegistrationEntity, 'email' | 'fullName' | 'passwordHash' | 'companyName'>> {
    const now = this.clock.now();
    const registration = await this.registrations.findByLink(tx, hashToken(token));
    if (registration === null || registration.usedAt !== null) throw new LinkInvalid();
    if (now >= registration.expiresAt) throw new LinkExpired();
    if (!(await this.registrations.markUsed(tx, registration.id, now))) throw new LinkInvalid();
    const { email, fullName, passwordHash, companyName } = registration;
    return { email, fullName, passwordHash, companyName };
  }
}
