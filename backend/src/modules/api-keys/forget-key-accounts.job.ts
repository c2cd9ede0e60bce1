import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { PROGRAMS } from '../identity/index.js';
import { ApiKeysRepository } from './persistence/api-keys.repository.js';

const EVERY_MS = 60 * 60_000;
const YOUNG_MS = 86_400_000;

/** Deletes accounts of keys whose company was erased: their names are the company's. */
@Injectable()
export class ForgetKeyAccountsJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly keys: ApiKeysRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget accounts of API keys', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    await this.keys.forgetAccounts(PROGRAMS, new Date(this.clock.now().getTime() - YOUNG_MS));
  }
}
