import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { MailedLinksRepository } from './persistence/mailed-links.repository.js';
import { RegistrationsRepository } from './persistence/registrations.repository.js';

const EVERY_MS = 60 * 60_000;
/** How long a link is still known after it has expired, so that it is answered "expired" and not "invalid". */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Deletes registrations and mailed links that expired long ago. */
@Injectable()
export class ForgetLinksJob implements OnModuleInit {
  constructor(
    private readonly registrations: RegistrationsRepository,
    private readonly links: MailedLinksRepository,
    private readonly jobs: PeriodicJobs,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget links', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    for (const store of [this.registrations, this.links])
      await this.database.transaction((tx) => store.deleteExpired(tx, before));
  }
}
