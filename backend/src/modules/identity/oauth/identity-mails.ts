import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { OutboxHandlers, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';

/** Topic of the outbox message that asks for the notice of a changed link. */
export const IDENTITY_CHANGED = 'identity.external-identity-changed';
export interface IdentityChanged {
  /** The person's address when it happened. */
  email: string;
  change: 'linked' | 'unlinked';
  /** What people call the source. */
  label: string;
}

/** Tells a person that a sign-in was added to their account or removed from it. Source: OWASP ASVS 5.0, 6.3.7. */
@Injectable()
export class IdentityMails implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.on(IDENTITY_CHANGED, (message) => this.send(message));
  }

  private async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { email, change, label } = payload as IdentityChanged;
    const happened = change === 'linked' ? `${label} can now be used to sign in to your Lading account.` : `${label} can no longer be used to sign in to your Lading account.`;
    const settings = new URL('/settings/user/security', this.config.publicUrl);
    await this.mailer.send({
      to: email,
      messageId,
      subject: change === 'linked' ? 'A sign-in was linked to your Lading account' : 'A sign-in was unlinked from your Lading account',
      text: ['Hello,', happened, `If it was not you, change your password and look through your security settings at once: ${settings.href}`].join('\n\n'),
    });
  }
}
