import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { whileDatabaseReturns } from '../database/health/while-database-returns.js';
import { JOB_LEASE_MS, JobLeases, type JobPeriod } from './persistence/job-leases.sql.js';

const CHECK_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
/** Two renewals may fail before the lease expires. */
const RENEW_MS = JOB_LEASE_MS / 3;
/** A longer run is considered hung: its lease is no longer renewed, and another worker starts the job again. */
const LONGEST_RUN_MS = 15 * 60_000;

/** A job whose run never rejects. */
export interface SharedJob extends JobPeriod {
  run(signal: AbortSignal): Promise<void>;
}

/** Runs each job on one worker per period. If that worker is lost, another takes over the job when the lease has expired. */
@Injectable()
export class SharedJobs {
  private readonly runs = new Map<string, Promise<void>>();

  constructor(private readonly leases: JobLeases) {}

  /** Runs jobs until `signal` is aborted, then waits for running ones. Calls `onError` if jobs cannot be claimed or released. */
  async work(jobs: readonly SharedJob[], signal: AbortSignal, onError: (error: unknown) => void): Promise<void> {
    let registered = false;
    while (!signal.aborted) {
      let pauseMs = CHECK_MS;
      try {
        if (!registered) await this.leases.register(jobs);
        registered = true;
        await this.startDue(jobs, signal, onError);
      } catch (error) {
        onError(error);
        pauseMs = PAUSE_AFTER_ERROR_MS;
      }
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(this.runs.values());
  }

  private async startDue(
    jobs: readonly SharedJob[],
    signal: AbortSignal,
    onError: (error: unknown) => void,
  ): Promise<void> {
    const due = new Set(await this.leases.due());
    for (const job of jobs.filter(({ name }) => due.has(name) && !this.runs.has(name))) {
      if (signal.aborted) return;
      if (!(await this.leases.claim(job.name))) continue;
      this.runs.set(
        job.name,
        this.run(job, signal)
          .catch(onError)
          .finally(() => this.runs.delete(job.name)),
      );
    }
  }

  private async run(job: SharedJob, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const renewing = setInterval(() => {
      // The next renewal makes up for a failed one.
      if (performance.now() - startedAt < LONGEST_RUN_MS) this.leases.renew(job.name).catch(() => undefined);
    }, RENEW_MS);
    await job.run(signal).finally(() => clearInterval(renewing));
    await whileDatabaseReturns(() => this.leases.finish(job), JOB_LEASE_MS);
  }
}
