import { msg } from '../../../messages/message.js';
import { readerLocale, readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { MailAllowance } from '../../../platform/mail/mail-allowance.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { RegisterDto, RegistrationAcceptedDto } from './registration.dto.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { RegistrationCompany } from './registration-company.js';
import { SignUpMode } from './sign-up-mode.js';
import { REGISTRATION_REQUESTED, type RegistrationRequested } from './registration-mails.js';

/** Lifetime of a mailed link: one day. */
const REGISTRATION_LIFETIME_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class RegistrationService {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly allowance: MailAllowance,
    private readonly company: RegistrationCompany,
    private readonly signUp: SignUpMode,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a request for an account and voids links of earlier requests for the address. Whether the address has an account is looked up when
   * the email is created, so response and work are the same for both cases.
   * @throws DomainError for an invalid invitation, ValidationFailed for one to another address, TooManyAttempts
   */
  async register({ email, invitationToken }: RegisterDto, ipAddress: string): Promise<RegistrationAcceptedDto> {
    this.signUp.check({ invited: invitationToken !== undefined });
    const invitationSealed = await this.company.sealInvitation(email, invitationToken);
    const mayMail = await this.allowance.takeForRequest('registration', email, { ipAddress });
    if (mayMail) await this.database.transaction((tx) => this.store(tx, email, invitationSealed));
    return { message: readerText(msg`Check your email. We sent you a link to finish your registration.`) };
  }

  private async store(tx: Transaction, email: string, invitationSealed: Buffer | null): Promise<void> {
    const now = this.clock.now();
    const id = newId('reg');
    const expiresAt = new Date(now.getTime() + REGISTRATION_LIFETIME_MS);
    await this.registrations.insert(tx, { id, email, invitationSealed, createdAt: now, expiresAt, usedAt: null });
    const payload: RegistrationRequested = { registrationId: id, locale: readerLocale() };
    await this.outbox.add(tx, { companyId: null, topic: REGISTRATION_REQUESTED, payload });
  }
}
