import { Injectable } from '@nestjs/common';
import type { RebuildStep, RebuiltBatch } from '../../../platform/rebuild/rebuild.js';
import { monthOf } from './domain/report-spans.js';
import { KeepReportDay } from './keep-report-day.js';
import { ReportDueQueries } from './persistence/report-due.sql.js';

/** Before the first day. */
const START = '0001-01-01';

/** Computes the figures of all days and months, also of days without a mark. */
@Injectable()
export class RebuildReports implements RebuildStep {
  readonly name = 'figures of reports';

  constructor(
    private readonly due: ReportDueQueries,
    private readonly days: KeepReportDay,
  ) {}

  async rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const days = await this.due.days(companyId, after || START, limit);
    let changed = 0;
    for (const shipOn of days) changed += Number(await this.days.keep({ companyId, shipOn }));
    for (const month of new Set(days.map(monthOf))) await this.days.keepMonth(companyId, month, true);
    return { last: days.at(-1) ?? null, rows: days.length, changed };
  }
}
