import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../contributions/permissions.js';
import { NOTIFICATION_KINDS } from '../domain/notification-kinds.js';
import { Config } from '../../../config/config.js';
import { Clock } from '../../../platform/clock.js';
import { whileDatabaseReturns } from '../../../platform/database/health/while-database-returns.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage, outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { DeliveriesRepository, type WaitingMail } from '../persistence/deliveries.sql.js';
import { NOTED_WITHIN_MS, outcomeOf } from './mail-outcome.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { MailSubjects } from './mail-subjects.js';
import { digestContent, notificationContent } from './notification-content.js';

/** Topic of the message that asks for the mail of one notification. */
export const NOTIFICATION_MAIL = outboxTopic('notification.mail');
export interface NotificationMail {
  userId: string;
  notificationId: string;
}

/** Topic of the message that asks for the mail of a digest. */
export const NOTIFICATION_DIGEST = outboxTopic('notification.digest');
export interface NotificationDigest {
  digestId: string;
}

/** Emails notifications. The Message-ID is the id of the notification or the digest, so repeated mails share it. */
@Injectable()
export class NotificationMails {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly subjects: MailSubjects,
    private readonly unsubscribing: UnsubscribeLinks,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @OnOutboxMessage(NOTIFICATION_MAIL)
  async sendOne({ companyId, payload }: OutboxMessage): Promise<void> {
    const { userId, notificationId } = payload as NotificationMail;
    const waiting = await this.deliveries.waiting(companyId ?? '', userId, notificationId);
    if (waiting === null) return;
    if (!mayBeNotified(waiting)) return this.deliveries.end(waiting, 'dropped', null, this.clock.now());
    const content = notificationContent(waiting, await this.subjects.of([waiting]), this.config.publicUrl);
    const { state, error } = await outcomeOf(this.mailer, {
      to: waiting.email,
      messageId: notificationId,
      unsubscribe: this.unsubscribing.link({ userId, kind: waiting.kind }),
      ...content,
    });
    await whileDatabaseReturns(() => this.deliveries.end(waiting, state, error, this.clock.now()), NOTED_WITHIN_MS);
  }

  @OnOutboxMessage(NOTIFICATION_DIGEST)
  async sendDigest({ payload }: OutboxMessage): Promise<void> {
    const { digestId } = payload as NotificationDigest;
    const [first, ...rest] = (await this.deliveries.waitingFor(digestId)).filter(mayBeNotified);
    if (first === undefined) return this.deliveries.endDigest(digestId, 'dropped', null, this.clock.now());
    const unsubscribe = this.unsubscribing.link({ userId: first.userId, kind: null });
    const subjects = await this.subjects.of([first, ...rest]);
    const { state, error } = await outcomeOf(this.mailer, {
      to: first.email,
      messageId: digestId,
      unsubscribe,
      ...digestContent([first, ...rest], subjects, this.config.publicUrl),
    });
    await whileDatabaseReturns(
      () => this.deliveries.endDigest(digestId, state, error, this.clock.now()),
      NOTED_WITHIN_MS,
    );
  }
}

/** Whether the user is still a member with the permission; both can have changed since the notification was created. */
function mayBeNotified({ kind, role, seesPrices }: Pick<WaitingMail, 'kind' | 'role' | 'seesPrices'>): boolean {
  const { permission } = NOTIFICATION_KINDS[kind];
  return role !== null && (permission === null || permissionsOf(role, seesPrices).has(permission));
}
