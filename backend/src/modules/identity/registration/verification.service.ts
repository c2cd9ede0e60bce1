import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import type { Client } from '../devices/client.js';
import { passwordProblems } from '../passwords/domain/password-policy.js';
import type { RegistrationPreviewDto, VerifyRegistrationDto } from './registration.dto.js';
import { LinkInvalid } from '../mailed-links/mailed-links.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { RegistrationEntity } from './persistence/registration.entity.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { RegistrationCompany } from './registration-company.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { UsersService } from '../accounts/users.service.js';

const SIGN_IN_OR_REGISTER = 'Sign in if you have an account, or register again.';

@Injectable()
export class VerificationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly company: RegistrationCompany,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What the link registers; it stays usable. @throws LinkInvalid, DomainError when the invitation is no longer valid */
  async preview(token: string): Promise<RegistrationPreviewDto> {
    const registration = await this.database.transaction((tx) => this.look(tx, token));
    return { email: registration.email, companyName: await this.company.invitingCompany(registration) };
  }

  /**
   * Redeems a mailed link, once: creates the user with the password that came with the token, their company or their membership in the
   * one that invited them, and a session. Nothing of the user is stored before.
   * @throws LinkInvalid for a link that is unknown, used, expired or replaced by a newer one, or whose address has an account by now,
   * ValidationFailed for fields that are refused, which leaves the link usable, DomainError when the invitation is no longer valid
   */
  async verify({ token, ...details }: VerifyRegistrationDto, client: Client): Promise<StartedSession> {
    const { id } = await this.check(token, details);
    const passwordHash = await this.hasher.hash(details.password);
    return this.database.transaction(async (tx) => {
      const registration = await this.look(tx, token);
      const { email } = registration;
      if (!(await this.registrations.markUsed(tx, id, this.clock.now()))) throw new LinkInvalid(SIGN_IN_OR_REGISTER);
      const userId = await this.users.create(tx, { email, fullName: details.fullName, passwordHash });
      if (userId === null) throw new LinkInvalid(SIGN_IN_OR_REGISTER);
      const companyId = await this.company.enter(tx, registration, details.companyName, { id: userId, email });
      const started = await this.sessions.start(tx, userId, client, 'registration');
      await this.audit.record(tx, { companyId, userId, action: 'account.created', subject: email });
      return started;
    });
  }

  /** The registration, when its link and all the details are acceptable. Checked before the password is hashed, which is expensive. */
  private async check(
    token: string,
    { fullName, companyName, password }: Omit<VerifyRegistrationDto, 'token'>,
  ): Promise<RegistrationEntity> {
    const registration = await this.database.transaction((tx) => this.look(tx, token));
    const company = (await this.company.invitingCompany(registration)) ?? companyName ?? '';
    const words = { email: registration.email, fullName, companyName: company };
    const problems = [
      ...this.company.problemsOf(registration, companyName),
      ...passwordProblems(password, words).map((problem) => ({ pointer: '/password', ...problem })),
    ];
    if (problems.length > 0) throw new ValidationFailed(problems);
    return registration;
  }

  /** The registration of a link that still works. */
  private async look(tx: Transaction, token: string): Promise<RegistrationEntity> {
    const registration = await this.registrations.findByLink(tx, hashToken(token));
    if (
      registration === null ||
      registration.usedAt !== null ||
      this.clock.now() >= registration.expiresAt ||
      (await this.registrations.existsAfter(tx, registration))
    )
      throw new LinkInvalid(SIGN_IN_OR_REGISTER);
    return registration;
  }
}
