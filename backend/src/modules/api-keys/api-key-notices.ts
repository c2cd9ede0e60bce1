import { english } from '../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { mailContent } from '../../platform/mail/mail-content.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { OnOutboxMessage, outboxTopic } from '../../platform/outbox/outbox-topic.js';
import type { OutboxMessage } from '../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { nameInMail } from '../companies/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';
import { msg } from '../../messages/message.js';

const TOPIC = outboxTopic('api-keys.key-created');
/** Settings page where keys are revoked. */
const API_KEYS_PATH = '/settings/company/api-keys';

interface KeyCreated {
  companyId: string;
  keyId: string;
  ownerId: string;
}

/** Notifies a company's owners of new API keys, by inbox and email, the creator included: someone else may have used their session. */
@Injectable()
export class ApiKeyNotices {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly domainEvents: DomainEvents,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Notifies if, and only if, `tx` commits. */
  async created(tx: Transaction, companyId: string, key: { id: string; name: string }, creator: string): Promise<void> {
    await this.domainEvents.publish(tx, {
      companyId,
      kind: 'security.api_key_created',
      subject: { type: 'api_key', id: key.id, label: key.name },
      actorId: null,
      data: { text: english(msg`${{ creator }} created it. If you did not expect this, revoke the key.`) },
    });
    const owners = await this.keys.owners(tx, companyId);
    const mails = owners.map((ownerId) => {
      const payload: KeyCreated = { companyId, keyId: key.id, ownerId };
      return { companyId, topic: TOPIC, payload };
    });
    if (mails.length > 0) await this.outbox.add(tx, ...mails);
  }

  @OnOutboxMessage(TOPIC)
  async send({ id: messageId, payload }: OutboxMessage): Promise<void> {
    const { companyId, keyId, ownerId } = payload as KeyCreated;
    const notice = await this.keys.notice(companyId, keyId, ownerId);
    // The company was erased, or the recipient is no longer an owner.
    if (notice === null) return;
    const company = nameInMail(notice.companyName);
    const content = mailContent(msg`New API key for ${{ company }}`, [
      msg`Hello,`,
      msg`${{ creatorName: nameInMail(notice.creatorName) }} (${{ creatorEmail: notice.creatorEmail }}) created the API key ${{ keyName: nameInMail(notice.keyName) }} for ${{ company }} on Lading. Its permissions: ${{ permissions: notice.permissions.join(', ') }}.`,
      msg`If you expected this, no action is needed. If not, revoke the key and remove or suspend the member who created it:`,
      { button: msg`Review API keys`, href: new URL(API_KEYS_PATH, this.config.publicUrl).href },
    ]);
    await this.mailer.send({ to: notice.ownerEmail, messageId, ...content });
  }
}
