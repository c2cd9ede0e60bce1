import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { isDatabaseUnavailable } from '../database/errors.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problems/problem.js';
import { Logger } from '../logging/logger.js';
import type { JobPeriod } from './persistence/job-leases.sql.js';
import { SharedJobs } from './shared-jobs.js';

/** When a method with `@PeriodicJob` runs. A run that is cut off is made up for by the next, and two at the same moment do no harm. */
export interface PeriodicJobOptions {
  /** At most 60 ASCII characters, the same in every version. */
  name: string;
  /** Length of a period, milliseconds. */
  everyMs: number | ((config: Config) => number);
  /** Whether every worker does it for itself, as where workers share the work by leases on pieces of it; else one of them does it in each period. */
  inEachWorker?: boolean;
  /** Whether the job exists at all; it does unless this says otherwise. */
  when?: (config: Config) => boolean;
}

/**
 * On a method of a provider that is to run again and again in the worker. Its parameter is an AbortSignal, aborted when the process stops: a run that may take
 * long ends then, and the next one goes on.
 */
export const PeriodicJob = DiscoveryService.createDecorator<PeriodicJobOptions>();

type Run = (signal: AbortSignal) => Promise<void>;

interface Job extends JobPeriod {
  inEachWorker: boolean;
  run: Run;
}

/** Runs the methods with `@PeriodicJob` of all modules. */
@Injectable()
export class PeriodicJobs implements OnModuleInit, BeforeApplicationShutdown {
  private jobs: readonly Job[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly methods: DecoratedMethods,
    private readonly config: Config,
    private readonly shared: SharedJobs,
    private readonly logger: Logger,
    private readonly reports: ErrorReports,
  ) {}

  /** @throws Error when two jobs have one name */
  onModuleInit(): void {
    const found = this.methods.find<Run, PeriodicJobOptions>(PeriodicJob);
    for (const [name, same] of Map.groupBy(found, ({ options }) => options.name))
      if (same.length > 1)
        throw new Error(
          `The name of a periodic job must be unique; "${name}": ${same.map((job) => job.name).join(', ')}.`,
        );
    this.jobs = found
      .filter(({ options: { when } }) => when === undefined || when(this.config))
      .map(({ options: { name, everyMs, inEachWorker = false }, call }) => ({
        name,
        everyMs: typeof everyMs === 'number' ? everyMs : everyMs(this.config),
        inEachWorker,
        run: (signal) => call(signal).catch((error: unknown) => this.failed(name, error)),
      }));
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

async function repeat({ everyMs, run }: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await run(signal);
    await delay(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
