import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import type { Client } from './client.js';
import { LinkExpired, LinkInvalid } from './identity.errors.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { RegistrationCompany } from './registration-company.js';
import { hashToken } from './secret-token.js';
import { SessionsService, type StartedSession } from './sessions.service.js';
import { UsersService } from './users.service.js';

const SIGN_IN_OR_REGISTER = 'Sign in if you have an account, or register again.';

@Injectable()
export class VerificationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly company: RegistrationCompany,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Redeems a mailed link, once: makes the person, their company or their place in the one that invited them, and a session. What
   * others have asked for this address, password and all, is void from then on.
   * @throws LinkInvalid for a link that is unknown or used, or whose address has an account by now, LinkExpired after a day,
   * DomainError when the invitation does not hold any more or is to another address
   */
  async verify(token: string, client: Client): Promise<StartedSession> {
    return this.database.transaction(async (tx) => {
      const registration = await this.take(tx, token);
      const { email, fullName, passwordHash } = registration;
      const userId = await this.users.create(tx, { email, fullName, passwordHash });
      if (userId === null) throw new LinkInvalid(SIGN_IN_OR_REGISTER);
      const companyId = await this.company.enter(tx, registration, { id: userId, email });
      const started = await this.sessions.start(tx, userId, client, 'registration');
      await this.audit.record(tx, { companyId, userId, action: 'account.created', subject: email });
      return started;
    });
  }

  /** Uses the registration up; of two requests the second waits here until the first has committed. */
  private async take(tx: Transaction, token: string): Promise<RegistrationEntity> {
    const now = this.clock.now();
    const registration = await this.registrations.findByLink(tx, hashToken(token));
    if (registration === null || registration.usedAt !== null) throw new LinkInvalid(SIGN_IN_OR_REGISTER);
    if (now >= registration.expiresAt) throw new LinkExpired('Register again to get a new one.');
    if (!(await this.registrations.markUsed(tx, registration.id, now))) throw new LinkInvalid(SIGN_IN_OR_REGISTER);
    return registration;
  }
}
