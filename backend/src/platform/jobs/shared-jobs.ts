import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { whileDatabaseReturns } from '../database/health/while-database-returns.js';
import { JOB_LEASE_MS, JobLeases, type JobPeriod } from './persistence/job-leases.sql.js';

const CHECK_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
/** Two renewals may fail before the lease runs out. */
const RENEW_MS = JOB_LEASE_MS / 3;
/** A run that takes longer hangs: the lease is renewed no more, and another worker starts the job again. */
const LONGEST_RUN_MS = 15 * 60_000;

/** A job, with a run that never fails. */
export interface SharedJob extends JobPeriod {
  run(signal: AbortSignal): Promise<void>;
}

/** Runs each job in one of all workers, once in each of its periods; when that one is lost, another takes the job over once the lease has run out. */
@Injectable()
export class SharedJobs {
  private readonly runs = new Map<string, Promise<void>>();

  constructor(private readonly leases: JobLeases) {}

  /** Works until `signal`, and then lets what is running end. `onError` hears why jobs could not be taken or given back. */
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
      // One that fails is made up for by the next.
      if (performance.now() - startedAt < LONGEST_RUN_MS) this.leases.renew(job.name).catch(() => undefined);
    }, RENEW_MS);
    await job.run(signal).finally(() => clearInterval(renewing));
    await whileDatabaseReturns(() => this.leases.finish(job), JOB_LEASE_MS);
  }
}
