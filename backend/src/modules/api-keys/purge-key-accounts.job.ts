import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { PurgeMetrics } from '../../platform/retention/purge-metrics.js';
import { PROGRAMS } from '../identity/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';

const EVERY_MS = 60 * 60_000;
const YOUNG_MS = 86_400_000;
const BATCH = 1_000;

/** Deletes accounts of keys whose company was erased: their names are the company's. */
@Injectable()
export class PurgeKeyAccountsJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly keys: ApiKeysRepository,
    private readonly metrics: PurgeMetrics,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'purge accounts of API keys', everyMs: EVERY_MS, run: (signal) => this.run(signal) });
  }

  async run(signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - YOUNG_MS);
    for (let deleted = BATCH; deleted === BATCH && signal?.aborted !== true;) {
      deleted = await this.keys.purgeAccounts(PROGRAMS, before, BATCH);
      this.metrics.count('user_account', deleted);
    }
  }
}
