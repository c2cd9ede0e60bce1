import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { PeriodicJobs } from '../../../../platform/jobs/periodic-jobs.js';
import { InboundDeliveries } from '../persistence/inbound-deliveries.js';

const EVERY_MS = 3_600_000;
/** Longer than a carrier tries a delivery again: twelve times, an hour apart at most (DSDC delivery metadata). */
const KEPT_MS = 604_800_000;
const BATCH = 1_000;

/** Forgets answers that nobody asks for again; the events stay, and stay known by their keys. */
@Injectable()
export class ForgetDeliveriesJob implements OnModuleInit {
  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly deliveries: InboundDeliveries,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'forget inbound deliveries', everyMs: EVERY_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while ((await this.deliveries.forget(before, BATCH)) === BATCH);
  }
}
