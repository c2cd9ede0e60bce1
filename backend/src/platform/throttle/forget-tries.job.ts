import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PeriodicJobs } from '../jobs/periodic-jobs.js';
import { ThrottleStore } from './throttle-store.js';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes counts whose window has ended. */
@Injectable()
export class ForgetTriesJob implements OnModuleInit {
  constructor(
    private readonly store: ThrottleStore,
    private readonly jobs: PeriodicJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget tries', everyMs: EVERY_MS, run: () => this.store.removeEnded() });
  }
}
