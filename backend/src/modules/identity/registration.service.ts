import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { ValidationFailed, type FieldError } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { SecretBox } from '../../platform/secrets/secret-box.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { passwordProblems } from './domain/password-policy.js';
import type { RegisterDto, RegistrationAcceptedDto } from './identity.dto.js';
import { MailAllowance } from './mail-allowance.js';
import { PasswordHasher } from './password-hasher.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { REGISTRATION_REQUESTED, type RegistrationRequested } from './registration-mails.js';

/** A registration that nobody confirms is void after a day. */
const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** What the token of an invitation is sealed for while the address is unproven. */
export const INVITATION_SEAL = 'registration.invitation';

const NO_COMPANY: FieldError = { pointer: '/companyName', code: 'REQUIRED', message: 'Name the company, or register with an invitation.' };
const TWO_COMPANIES: FieldError = { pointer: '/companyName', code: 'CONFLICT', message: 'Leave the company out when you register with an invitation.' };

@Injectable()
export class RegistrationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly allowance: MailAllowance,
    private readonly hasher: PasswordHasher,
    private readonly secrets: SecretBox,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that somebody wants an account. Whether the address has one already is looked up only when the mail is made, so answer and
   * work are the same for both. @throws ValidationFailed for a password that is easy to guess, or unless there is exactly one of
   * company and invitation, TooManyAttempts when the IP address asks too often
   */
  async register(application: RegisterDto, ipAddress: string): Promise<RegistrationAcceptedDto> {
    const problems = problemsOf(application);
    if (problems.length > 0) throw new ValidationFailed(problems);
    const mayMail = await this.allowance.take('registration', application.email, ipAddress);
    const passwordHash = await this.hasher.hash(application.password);
    if (mayMail) await this.database.transaction((tx) => this.note(tx, application, passwordHash));
    return { message: 'Check your mail: we have sent you a link that finishes the registration.' };
  }

  private async note(tx: Transaction, { email, fullName, companyName, invitationToken }: RegisterDto, passwordHash: string): Promise<void> {
    const now = this.clock.now();
    const id = newId('reg');
    await this.registrations.insert(tx, {
      id,
      email,
      fullName,
      passwordHash,
      companyName: companyName ?? null,
      invitationSealed: invitationToken === undefined ? null : this.secrets.seal(Buffer.from(invitationToken), INVITATION_SEAL),
      createdAt: now,
      expiresAt: new Date(now.getTime() + REGISTRATION_LIFETIME_MS),
      usedAt: null,
    });
    const payload: RegistrationRequested = { registrationId: id };
    await this.outbox.add(tx, { companyId: null, topic: REGISTRATION_REQUESTED, payload });
  }
}

/** Everything that the fields' own rules do not see. */
function problemsOf({ password, companyName, invitationToken, ...person }: RegisterDto): FieldError[] {
  const problems = passwordProblems(password, { ...person, companyName: companyName ?? '' }, COMMON_PASSWORDS);
  const errors: FieldError[] = problems.map((problem) => ({ pointer: '/password', ...problem }));
  if (companyName === undefined && invitationToken === undefined) errors.push(NO_COMPANY);
  if (companyName !== undefined && invitationToken !== undefined) errors.push(TWO_COMPANIES);
  return errors;
}
