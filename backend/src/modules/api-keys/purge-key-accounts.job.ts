import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJob } from '../../platform/jobs/periodic-jobs.js';
import { PurgeMetrics } from '../../platform/retention/purge-metrics.js';
import { UsersService } from '../identity/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';

const EVERY_MS = 60 * 60_000;
const YOUNG_MS = 86_400_000;
const BATCH = 1_000;

/** Deletes service accounts of keys whose company was erased, because their names are company data. */
@Injectable()
export class PurgeKeyAccountsJob {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly users: UsersService,
    private readonly metrics: PurgeMetrics,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'purge accounts of API keys', everyMs: EVERY_MS })
  async run(signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - YOUNG_MS);
    for (let deleted = BATCH; deleted === BATCH && signal?.aborted !== true;) {
      deleted = await this.users.deleteServiceAccounts(await this.keys.accountsWithoutKey(before, BATCH));
      this.metrics.count('user_account', deleted);
    }
  }
}
