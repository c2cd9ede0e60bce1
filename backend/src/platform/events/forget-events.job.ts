import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { PeriodicJobs } from '../jobs/periodic-jobs.js';

const EVERY_MS = 600_000;
const KEPT_MS = 86_400_000;
const BATCH = 5_000;

/** Forgets events that nobody resumes after any more. */
@Injectable()
export class ForgetEventsJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget events', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** Deletes in batches, so that publishing never waits long. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while (
      (await this.database.execute(`DELETE FROM event_feed WHERE created_at < ? LIMIT ${BATCH}`, [before]))
        .affectedRows === BATCH
    );
  }
}
