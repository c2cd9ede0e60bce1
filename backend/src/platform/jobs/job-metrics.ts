import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { JobLeases } from './persistence/job-leases.sql.js';

/** Whether periodic jobs run. Every replica reports the same values. */
@Injectable()
export class JobMetrics {
  constructor(metrics: Metrics, leases: JobLeases) {
    metrics.gaugeBy(
      'job_overdue_seconds',
      'Time since a periodic job that no worker has leased became due; 0 if it is not overdue.',
      'name',
      () => leases.overdueSeconds(),
    );
  }
}
