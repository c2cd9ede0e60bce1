import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { isDatabaseUnavailable } from '../database/errors.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problem.js';
import { Logger } from '../logging/logger.js';

/** Something that the worker does again and again. Several workers may do it at the same moment. */
export interface PeriodicJob {
  name: string;
  /** Pause between the end of one run and the start of the next, milliseconds. */
  everyMs: number;
  run(): Promise<void>;
}

/** Jobs of all modules; modules add theirs in `onModuleInit`. */
@Injectable()
export class PeriodicJobs implements BeforeApplicationShutdown {
  private readonly jobs: PeriodicJob[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  add(job: PeriodicJob): void {
    this.jobs.push(job);
  }

  start(): void {
    this.running = Promise.all(this.jobs.map((job) => this.repeat(job, this.stopping.signal)));
  }

  /** Lets what is running end and starts nothing new. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async repeat({ name, everyMs, run }: PeriodicJob, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await run().catch((error: unknown) => this.failed(name, error));
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  private failed(name: string, error: unknown): void {
    const digest = digestOf(error);
    this.logger.failure(`The job "${name}" failed`, error, { digest });
    if (!isDatabaseUnavailable(error)) this.reports.report(error, digest);
  }
}
