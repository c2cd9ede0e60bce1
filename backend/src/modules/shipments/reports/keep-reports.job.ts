import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES, type Shard } from '../../../platform/jobs/shards.js';
import { KeepReportDay } from './keep-report-day.js';
import { ReportDueQueries } from './persistence/report-due.sql.js';

const EVERY_MS = 60_000;
const BATCH = 500;

/**
 * Computes the figures of days whose shipments changed, whenever they were shipped. Marks are deleted after their day, so an interrupted run
 * computes it again. A day that fails keeps its marks and stops no other. A change that is committed meanwhile has a mark of its own.
 */
@Injectable()
export class KeepReportsJob {
  constructor(
    private readonly due: ReportDueQueries,
    private readonly days: KeepReportDay,
  ) {}

  @PeriodicJob({ name: 'figures of reports', everyMs: EVERY_MS, sharded: true })
  async run(signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    while ((await this.runBatch(shard, signal)) === BATCH);
  }

  private async runBatch(shard: Shard, signal?: AbortSignal): Promise<number> {
    const marks = await this.due.read(shard, BATCH);
    const failures: unknown[] = [];
    for (const same of Map.groupBy(marks, ({ companyId, shipOn }) => `${companyId} ${shipOn}`).values()) {
      if (signal?.aborted === true) return 0;
      try {
        await this.days.keep(same[0]!);
        await this.due.delete(same.map(({ id }) => id));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days of reports failed.`);
    return marks.length;
  }
}
