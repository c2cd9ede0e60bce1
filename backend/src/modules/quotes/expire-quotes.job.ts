import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { PeriodicJob } from '../../platform/jobs/periodic-jobs.js';
import { insertQuoteEvents } from './persistence/quote-events.sql.js';
import { QuotesRepository } from './persistence/quotes.sql.js';

const EVERY_MS = 60_000;
const BATCH = 200;

/** Stores the status of expired quotes. Reads do not depend on it; it keeps lists by status short and the history complete. */
@Injectable()
export class ExpireQuotesJob {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Expires all due quotes, one transaction per batch. */
  @PeriodicJob({ name: 'expire quotes', everyMs: EVERY_MS })
  async run(): Promise<void> {
    while ((await this.expireBatch()) === BATCH);
  }

  private expireBatch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const expired = await this.quotes.expire(tx, now, BATCH);
      const events = expired.map(({ companyId, id }) => ({
        companyId,
        quoteId: id,
        type: 'expired' as const,
        data: {},
        actorId: null,
        occurredAt: now,
      }));
      if (events.length > 0) await insertQuoteEvents(tx, ...events);
      return expired.length;
    });
  }
}
