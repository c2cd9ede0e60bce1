import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Metrics } from '../metrics/metrics.js';
import { ExpiredRows } from './persistence/expired-rows.sql.js';
import { RetentionRules } from './retention-rules.js';

/** How many rows were purged, and whether the purge keeps up. */
@Injectable()
export class PurgeMetrics {
  private readonly purged;

  constructor(
    metrics: Metrics,
    private readonly rules: RetentionRules,
    private readonly rows: ExpiredRows,
    private readonly clock: Clock,
  ) {
    this.purged = metrics.counter('purged_rows_total', 'Rows deleted at the end of their retention period.', ['table']);
    metrics.gaugeBy(
      'purge_overdue_seconds',
      'Time since the retention period of the oldest row of a table ended; 0 if no row is overdue.',
      'table',
      () => this.overdue(),
    );
  }

  count(table: string, rows: number): void {
    this.purged.inc({ table }, rows);
  }

  private async overdue(): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    const now = this.clock.now();
    for (const rule of this.rules.all()) {
      const seconds = await this.rows.overdueSeconds(rule, now);
      found.set(rule.table, Math.max(found.get(rule.table) ?? 0, seconds));
    }
    return found;
  }
}
