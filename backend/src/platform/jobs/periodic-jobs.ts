import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isDatabaseUnavailable } from '../database/errors.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problem.js';
import { Logger } from '../logging/logger.js';
import { SharedJobs } from './shared-jobs.js';

/** Something that is done again and again. A run that is cut off is made up for by the next, and two at the same moment do no harm. */
export interface PeriodicJob {
  /** At most 60 ASCII characters, the same in every version. */
  name: string;
  /** Length of a period, milliseconds. */
  everyMs: number;
  /** Whether every worker does it for itself, as where workers share the work by leases on pieces of it; else one of them does it in each period. */
  inEachWorker?: boolean;
  /** `signal` is aborted when the process stops; a run that may take long ends then, and the next one goes on. */
  run(signal: AbortSignal): Promise<void>;
}

/** Jobs of all modules; modules add theirs in `onModuleInit`. */
@Injectable()
export class PeriodicJobs implements BeforeApplicationShutdown {
  private readonly jobs: PeriodicJob[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly shared: SharedJobs,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  add(job: PeriodicJob): void {
    this.jobs.push({
      ...job,
      run: (signal) => job.run(signal).catch((error: unknown) => this.failed(job.name, error)),
    });
  }

  start(): void {
    const { signal } = this.stopping;
    const own = this.jobs.filter(({ inEachWorker }) => inEachWorker);
    const shared = this.jobs.filter((job) => !own.includes(job));
    this.running = Promise.all([
      ...own.map((job) => repeat(job, signal)),
      this.shared.work(shared, signal, (error) => this.failed('leases of jobs', error)),
    ]);
  }

  /** Lets what is running end and starts nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private failed(name: string, error: unknown): void {
    const digest = digestOf(error);
    this.logger.failure(`The job "${name}" failed`, error, { digest });
    if (!isDatabaseUnavailable(error)) this.reports.report(error, digest);
  }
}

async function repeat({ everyMs, run }: PeriodicJob, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await run(signal);
    await delay(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
