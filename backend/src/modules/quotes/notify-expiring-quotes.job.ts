import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { PeriodicJob } from '../../platform/jobs/periodic-jobs.js';
import { QuotesRepository } from './persistence/quotes.sql.js';

const EVERY_MS = 60_000;
/** Notification lead time before the last offer expires (freight.md 7). */
const BEFORE_MS = 86_400_000;
const BATCH = 200;

/** Publishes `quote.expiring` for quotes whose last offer expires within a day, once per `valid_until`. */
@Injectable()
export class NotifyExpiringQuotesJob {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One transaction per batch, until no quote is due. */
  @PeriodicJob({ name: 'notify expiring quotes', everyMs: EVERY_MS })
  async run(): Promise<void> {
    while ((await this.notifyBatch()) === BATCH);
  }

  private notifyBatch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const expiring = await this.quotes.claimExpiring(tx, now, new Date(now.getTime() + BEFORE_MS), BATCH);
      for (const { companyId, id, number, validUntil } of expiring) {
        const subject = { type: 'quote' as const, id, label: number };
        await this.domainEvents.publish(tx, {
          companyId,
          kind: 'quote.expiring',
          subject,
          actorId: null,
          value: validUntil?.toISOString(),
        });
      }
      return expiring.length;
    });
  }
}
