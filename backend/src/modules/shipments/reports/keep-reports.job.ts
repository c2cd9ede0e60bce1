import { Injectable } from '@nestjs/common';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES, type Shard } from '../../../platform/jobs/shards.js';
import { monthOf } from './domain/report-spans.js';
import { KeepReportDay } from './keep-report-day.js';
import { type DueDay, ReportDueQueries } from './persistence/report-due.sql.js';

const EVERY_MS = 60_000;
const BATCH = 500;

/**
 * Computes the figures of days whose shipments changed, whenever they were shipped. Marks are deleted after their month, so an interrupted run
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
    for (const ofMonth of Map.groupBy(marks, ({ companyId, shipOn }) => companyId + monthOf(shipOn)).values()) {
      if (signal?.aborted === true) return 0;
      try {
        await this.keepMonth(ofMonth, failures);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} days of reports failed.`);
    return marks.length;
  }

  /** Days of one company and month. */
  private async keepMonth(marks: readonly DueDay[], failures: unknown[]): Promise<void> {
    const kept: DueDay[] = [];
    let hasChanged = false;
    for (const same of Map.groupBy(marks, ({ shipOn }) => shipOn).values())
      try {
        hasChanged = (await this.days.keep(same[0]!)) || hasChanged;
        kept.push(...same);
      } catch (error) {
        failures.push(error);
      }
    const [first] = kept;
    if (first === undefined) return;
    await this.days.keepMonth(first.companyId, monthOf(first.shipOn), hasChanged);
    await this.due.delete(kept.map(({ id }) => id));
  }
}
