import { english } from '../../messages/translate.js';
import { msg } from '../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { DueWebhook } from './persistence/delivery-queue.sql.js';
import { WebhooksRepository } from './persistence/webhooks.repository.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';

const DAY_MS = 86_400_000;
const TEXT = msg`All deliveries failed for ${{ days: WEBHOOK_LIMITS.silentDays }} days. The webhook is disabled until someone enables it again.`;

/** Disables webhooks whose deliveries all fail. */
@Injectable()
export class WebhookEnd {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly audit: AuditLog,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Called when a delivery has failed for good. Notifies admins once, even if several workers call it at the same time. */
  async afterFailure({ companyId, id }: DueWebhook): Promise<void> {
    const now = this.clock.now();
    const failingBefore = new Date(now.getTime() - WEBHOOK_LIMITS.silentDays * DAY_MS);
    await this.database.transaction(async (tx) => {
      const url = await this.webhooks.disable(tx, companyId, id, failingBefore, now);
      if (url === null) return;
      // Without path and query: receivers may put secrets there.
      const { origin } = new URL(url);
      await this.audit.record(tx, {
        companyId,
        userId: null,
        action: 'webhook.disabled',
        subject: origin,
        details: { id },
      });
      await this.domainEvents.publish(tx, {
        companyId,
        kind: 'webhook.disabled',
        subject: { type: 'webhook', id, label: origin },
        actorId: null,
        data: { text: english(TEXT) },
      });
    });
  }
}
