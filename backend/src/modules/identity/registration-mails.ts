import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OutboxHandlers, type OutboxMessage } from '../../platform/outbox/outbox-handlers.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';
import { hashToken, newToken } from './secret-token.js';
import { UsersService } from './users.service.js';

/** Topic of the outbox message that asks for the mail of a registration. */
export const REGISTRATION_REQUESTED = 'identity.registration-requested';
export interface RegistrationRequested {
  registrationId: string;
}

/** How long an expired registration is still known as one, so that its link says "expired" and not "invalid". */
const KEPT_AFTER_EXPIRY_MS = 7 * 24 * 60 * 60 * 1000;

/** Sends the mail that answers a registration: a link to finish it, or word that the address has an account. */
@Injectable()
export class RegistrationMails implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly mailer: Mailer,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.on(REGISTRATION_REQUESTED, (message) => this.send(message));
  }

  private async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { registrationId } = payload as RegistrationRequested;
    const registration = await this.database.transaction((tx) => this.registrations.find(tx, registrationId));
    if (registration === null || registration.usedAt !== null) return;
    const known = await this.users.hasAccount(registration.email);
    const content = known ? this.accountExists() : this.finish(await this.newLink(registrationId));
    await this.mailer.send({ to: registration.email, messageId, ...content });
  }

  /** The token is made here and not when the request came, so that it is stored nowhere but in the mail. */
  private async newLink(registrationId: string): Promise<URL> {
    const token = newToken();
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.registrations.insertLink(tx, { tokenHash: hashToken(token), registrationId, createdAt: now });
      await this.registrations.deleteExpired(tx, new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS));
    });
    return new URL(`/register?token=${token}`, this.config.publicUrl);
  }

  /** Holds nothing that the applicant wrote: the address may be somebody else's, and this must not carry their words to it. */
  private finish(link: URL): { subject: string; text: string } {
    return {
      subject: 'Finish your Lading registration',
      text: [
        'Hello,',
        'open this link within 24 hours to finish your registration with Lading:',
        link.href,
        'The link works once. If you did not ask for this, do nothing; without the link no account is made.',
      ].join('\n\n'),
    };
  }

  private accountExists(): { subject: string; text: string } {
    return {
      subject: 'You already have a Lading account',
      text: [
        'Hello,',
        'somebody, probably you, asked to register this address with Lading. It has an account already, so nothing was changed. Sign in here:',
        new URL('/login', this.config.publicUrl).href,
        'If it was not you, do nothing.',
      ].join('\n\n'),
    };
  }
}
