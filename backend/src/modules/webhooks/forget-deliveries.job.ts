import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { DeliveriesRepository } from './persistence/deliveries.repository.js';
import { WEBHOOK_LIMITS } from './webhook-limits.js';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 86_400_000;
const ROWS_AT_ONCE = 1_000;

/** Deletes deliveries that are no longer kept, whatever became of them. */
@Injectable()
export class ForgetDeliveriesJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget deliveries to webhooks', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** Few rows at a time, so that nobody waits long for a lock. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - WEBHOOK_LIMITS.keptDays * DAY_MS);
    while ((await this.deliveries.forget(before, ROWS_AT_ONCE)) === ROWS_AT_ONCE);
  }
}
