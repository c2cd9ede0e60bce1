import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Config } from '../../config/config.js';
import { isDatabaseUnavailable } from '../database/errors.js';
import { DecoratedMethods } from '../discovery/decorated-methods.js';
import { ErrorReports } from '../errors/error-reports.js';
import { digestOf } from '../http/problems/problem.js';
import { Logger } from '../logging/logger.js';
import { ALL_COMPANIES, type Shard } from './shards.js';
import { type SharedJob, SharedJobs } from './shared-jobs.js';

/** When a method with `@PeriodicJob` runs. Jobs must tolerate an interrupted run, which the next run completes, and two concurrent runs. */
export interface PeriodicJobOptions {
  /** At most 60 ASCII characters; must not change between versions. */
  name: string;
  /** Period, milliseconds. */
  everyMs: number | ((config: Config) => number);
  /** Whether every worker runs the job, for jobs whose work is divided by leases. Default: one worker per period. */
  inEachWorker?: boolean;
  /** Whether each run is for one shard of the companies, with a lease of its own, so that workers share the job. For work that grows with companies. */
  sharded?: boolean;
  /** Whether the job is enabled; default: always. */
  when?: (config: Config) => boolean;
}

/**
 * Marks a provider method that runs periodically in the worker. Its parameters are an AbortSignal, aborted when the process stops (a long run ends
 * then, and the next run continues), and the shard whose companies it is for.
 */
export const PeriodicJob = DiscoveryService.createDecorator<PeriodicJobOptions>();

type Run = (signal: AbortSignal, shard: Shard) => Promise<void>;

interface Job extends SharedJob {
  inEachWorker: boolean;
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

  /** @throws Error if two jobs have the same name */
  onModuleInit(): void {
    const found = this.methods.find<Run, PeriodicJobOptions>(PeriodicJob);
    for (const [name, same] of Map.groupBy(found, ({ options }) => options.name))
      if (same.length > 1)
        throw new Error(
          `The name of a periodic job must be unique; "${name}": ${same.map((job) => job.name).join(', ')}.`,
        );
    this.jobs = found
      .filter(({ options: { when } }) => when === undefined || when(this.config))
      .map(({ options: { name, everyMs, inEachWorker = false, sharded = false }, call }) => ({
        name,
        everyMs: typeof everyMs === 'number' ? everyMs : everyMs(this.config),
        inEachWorker,
        sharded,
        run: (signal, shard) => call(signal, shard).catch((error: unknown) => this.failed(name, error)),
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

  /** Waits for running jobs and starts no new ones. */
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
    await run(signal, ALL_COMPANIES);
    await delay(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
