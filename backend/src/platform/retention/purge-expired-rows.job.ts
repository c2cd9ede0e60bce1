import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { PeriodicJob } from '../jobs/periodic-jobs.js';
import { ExpiredRows } from './persistence/expired-rows.sql.js';
import { PurgeMetrics } from './purge-metrics.js';
import { type RetentionRule, RetentionRules } from './retention-rules.js';

const EVERY_MS = 10 * 60_000;

/** Deletes expired rows in batches. A failure in one table does not stop the others. */
@Injectable()
export class PurgeExpiredRowsJob {
  constructor(
    private readonly rules: RetentionRules,
    private readonly rows: ExpiredRows,
    private readonly metrics: PurgeMetrics,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'purge expired rows', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    const failures: unknown[] = [];
    for (const rule of this.rules.all()) await this.purge(rule, signal).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be purged.');
  }

  private async purge(rule: RetentionRule, signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for (let more = true; more && signal?.aborted !== true;) {
      const batch = await this.rows.deleteBatch(rule, now);
      this.metrics.count(rule.table, batch.deleted);
      more = batch.more;
    }
  }
}
