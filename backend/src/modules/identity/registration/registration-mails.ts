import { SOURCE_LOCALE, type Locale } from '../../../messages/locales.js';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { mailContent, type MailContent } from '../../../platform/mail/mail-content.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { hashToken, newToken } from '../../../platform/secrets/secret-token.js';
import { UsersService } from '../accounts/users.service.js';
import { msg } from '../../../messages/message.js';

/** Topic of the outbox message that requests a registration email. */
export const REGISTRATION_REQUESTED = outboxTopic('identity.registration-requested');
export interface RegistrationRequested {
  registrationId: string;
  /** Language of the visitor; absent in messages of earlier versions. */
  locale?: Locale;
}

/** Sends the registration email: a link to complete it, or a notice that the address already has an account. */
@Injectable()
export class RegistrationMails {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(REGISTRATION_REQUESTED)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { registrationId, locale: strangerLocale = SOURCE_LOCALE } = payload as RegistrationRequested;
    const registration = await this.database.transaction((tx) => this.registrations.find(tx, registrationId));
    if (registration === null || registration.usedAt !== null) return;
    if (await this.database.transaction((tx) => this.registrations.existsAfter(tx, registration))) return;
    const known = await this.users.hasAccount(registration.email);
    const content = known
      ? this.accountExists(registration.invitationSealed !== null)
      : this.finish(await this.newLink(registrationId));
    await this.mailer.send({ to: registration.email, messageId, strangerLocale, ...content });
  }

  /** The token is created here and not with the request, so that only the email contains it. */
  private async newLink(registrationId: string): Promise<URL> {
    const token = newToken();
    const link = { tokenHash: hashToken(token), registrationId, createdAt: this.clock.now() };
    await this.database.transaction((tx) => this.registrations.insertLink(tx, link));
    return new URL(`/register?token=${token}`, this.config.publicUrl);
  }

  /** Contains no input of the applicant, because the address may belong to someone else. */
  private finish(link: URL): MailContent {
    return mailContent(msg`Finish your Lading registration`, [
      msg`Hello,`,
      msg`finish your registration with Lading within 24 hours:`,
      { button: msg`Finish registration`, href: link.href },
      msg`You will enter your name and company, and choose a password. Only the newest link works, and only once.`,
      msg`If you did not request this, ignore this email. No account will be created.`,
    ]);
  }

  private accountExists(invited: boolean): MailContent {
    return mailContent(msg`You already have a Lading account`, [
      msg`Hello,`,
      msg`someone, probably you, tried to register this address with Lading. It already has an account, so nothing was changed.`,
      { button: msg`Sign in`, href: new URL('/login', this.config.publicUrl).href },
      ...(invited ? [msg`To accept an invitation, sign in and open its link again.`] : []),
      msg`If you forgot your password, reset it from the sign-in page. If this was not you, ignore this email.`,
    ]);
  }
}
