import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { PeriodicJobs } from '../jobs/periodic-jobs.js';

const EVERY_MS = 600_000;
const KEPT_MS = 72 * 3_600_000;
const BATCH = 1_000;

/** Deletes idempotency records 72 hours after the request that they answer: no client retries for longer. */
@Injectable()
export class PurgeIdempotencyRecordsJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'purge idempotency records', everyMs: EVERY_MS, run: () => this.run() });
  }

  /** Deletes in batches, oldest first, so that no request waits long for a lock. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    const purge = `DELETE FROM idempotency_record WHERE created_at <= ? ORDER BY created_at LIMIT ${BATCH}`;
    while ((await this.database.execute(purge, [before])).affectedRows === BATCH);
  }
}
