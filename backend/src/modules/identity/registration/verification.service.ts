import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import type { Client } from '../devices/client.js';
import { passwordProblems } from '../passwords/domain/password-policy.js';
import { RegistrationLinks } from './registration-links.js';
import type { RegistrationPreviewDto, VerifyRegistrationDto } from './registration.dto.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SignUpMode } from './sign-up-mode.js';
import { AccountCreation } from './account-creation.js';
import { RegistrationCompany } from './registration-company.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';

@Injectable()
export class VerificationService {
  constructor(
    private readonly links: RegistrationLinks,
    private readonly company: RegistrationCompany,
    private readonly signUp: SignUpMode,
    private readonly accounts: AccountCreation,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  /** Describes the registration without redeeming the link. @throws LinkInvalid, DomainError if the invitation is no longer valid */
  async preview(token: string): Promise<RegistrationPreviewDto> {
    const registration = await this.links.look(token);
    return { email: registration.email, companyName: await this.company.invitingCompany(registration) };
  }

  /**
   * Redeems a mailed link, once: creates the user with the password sent with the token, their company or their membership in the inviting
   * company, and a session. No user data is stored before.
   * @throws LinkInvalid for a link that is unknown, used, expired or replaced by a newer one, or if the address has an account by now,
   * ValidationFailed for invalid fields, which leaves the link usable, DomainError if the invitation is no longer valid
   */
  async verify({ token, ...details }: VerifyRegistrationDto, client: Client): Promise<StartedSession> {
    await this.check(token, details);
    const passwordHash = await this.hasher.hash(details.password);
    return this.database.transaction(async (tx) => {
      const registration = await this.links.use(tx, token);
      const userId = await this.accounts.create(tx, registration, { ...details, passwordHash });
      if (userId === null) throw this.links.invalid();
      return this.sessions.start(tx, userId, client, 'registration');
    });
  }

  /** Checks the link and all fields before the password is hashed, which is expensive. @throws LinkInvalid, ValidationFailed */
  private async check(
    token: string,
    { fullName, companyName, password }: Omit<VerifyRegistrationDto, 'token'>,
  ): Promise<void> {
    const registration = await this.links.look(token);
    this.signUp.check({ invited: registration.invitationSealed !== null });
    const company = (await this.company.invitingCompany(registration)) ?? companyName ?? '';
    const personalTerms = { email: registration.email, fullName, companyName: company };
    const problems = [
      ...this.company.problemsOf(registration, companyName),
      ...passwordProblems(password, personalTerms).map((problem) => ({ pointer: '/password', ...problem })),
    ];
    if (problems.length > 0) throw new ValidationFailed(problems);
  }
}
