import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { PeriodicJobs } from '../../platform/jobs/periodic-jobs.js';
import { KnownDevicesRepository } from './persistence/known-devices.repository.js';
import { OpenSessionsRepository } from './persistence/open-sessions.repository.js';

const EVERY_MS = 60 * 60 * 1000;
/** Until then an ended session still tells which company its person worked in last. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Deletes sessions that ended long ago, and devices that nobody has signed in from for too long. */
@Injectable()
export class ForgetSessionsJob implements OnModuleInit {
  constructor(
    private readonly sessions: OpenSessionsRepository,
    private readonly devices: KnownDevicesRepository,
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget sessions', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.deleteEnded(new Date(now.getTime() - KEPT_MS));
    await this.devices.deleteExpired(now);
  }
}
