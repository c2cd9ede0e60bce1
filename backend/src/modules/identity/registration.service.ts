import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { ValidationFailed } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import { MailAllowance } from '../../platform/mail/mail-allowance.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { passwordProblems } from './domain/password-policy.js';
import type { RegisterDto, RegistrationAcceptedDto } from './identity.dto.js';
import { PasswordHasher } from './password-hasher.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { RegistrationCompany, type RegistrationGoal } from './registration-company.js';
import { REGISTRATION_REQUESTED, type RegistrationRequested } from './registration-mails.js';

/** A registration that nobody confirms is void after a day. */
const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class RegistrationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly allowance: MailAllowance,
    private readonly company: RegistrationCompany,
    private readonly hasher: PasswordHasher,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that somebody wants an account. Whether the address has one already is looked up only when the mail is made, so answer and
   * work are the same for both. @throws ValidationFailed for a password that is easy to guess, unless there is exactly one of company
   * and invitation, and for an invitation to another address; TooManyAttempts when the IP address asks too often
   */
  async register(application: RegisterDto, ipAddress: string): Promise<RegistrationAcceptedDto> {
    this.check(application);
    const goal = await this.company.goalOf(application);
    const mayMail = await this.allowance.takeForRequest('registration', application.email, { ipAddress });
    const passwordHash = await this.hasher.hash(application.password);
    if (mayMail) await this.database.transaction((tx) => this.note(tx, application, { ...goal, passwordHash }));
    return { message: 'Check your mail: we have sent you a link that finishes the registration.' };
  }

  private check(application: RegisterDto): void {
    const { email, fullName, companyName = '' } = application;
    const ofPassword = passwordProblems(application.password, { email, fullName, companyName });
    const problems = [
      ...ofPassword.map((problem) => ({ pointer: '/password', ...problem })),
      ...this.company.problemsOf(application),
    ];
    if (problems.length > 0) throw new ValidationFailed(problems);
  }

  private async note(
    tx: Transaction,
    { email, fullName }: RegisterDto,
    rest: RegistrationGoal & { passwordHash: string },
  ): Promise<void> {
    const now = this.clock.now();
    const id = newId('reg');
    const expiresAt = new Date(now.getTime() + REGISTRATION_LIFETIME_MS);
    await this.registrations.insert(tx, { ...rest, id, email, fullName, createdAt: now, expiresAt, usedAt: null });
    const payload: RegistrationRequested = { registrationId: id };
    await this.outbox.add(tx, { companyId: null, topic: REGISTRATION_REQUESTED, payload });
  }
}
