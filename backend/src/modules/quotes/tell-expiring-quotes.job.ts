import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { PeriodicJob } from '../../platform/jobs/periodic-jobs.js';
import { QuotesRepository } from './persistence/quotes.repository.js';

const EVERY_MS = 60_000;
/** How long before its last offer ends people are told of a quote (freight.md 7). */
const BEFORE_MS = 86_400_000;
const BATCH = 200;

/** Tells of quotes whose last offer ends within a day, once for each validity. */
@Injectable()
export class TellExpiringQuotesJob {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Tells everything that is due, a batch in each transaction. */
  @PeriodicJob({ name: 'tell expiring quotes', everyMs: EVERY_MS })
  async run(): Promise<void> {
    while ((await this.tellBatch()) === BATCH);
  }

  private tellBatch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const expiring = await this.quotes.tellExpiring(tx, now, new Date(now.getTime() + BEFORE_MS), BATCH);
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
