import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { whileDatabaseReturns } from '../database/health/while-database-returns.js';
import { shuffled } from '../shuffled.js';
import { JOB_LEASE_MS, type JobLease, JobLeases, type JobPeriod, leasesOf } from './persistence/job-leases.sql.js';
import type { Shard } from './shards.js';

const CHECK_MS = 1_000;
const PAUSE_AFTER_ERROR_MS = 5_000;
/** Two renewals may fail before the lease expires. */
const RENEW_MS = JOB_LEASE_MS / 3;
/** A longer run is considered hung: its lease is no longer renewed, and another worker starts the job again. */
const LONGEST_RUN_MS = 15 * 60_000;

/** A job whose run never rejects. */
export interface SharedJob extends JobPeriod {
  run(signal: AbortSignal, shard: Shard): Promise<void>;
}

/**
 * Runs each job, or each shard of it, on one worker per period. A worker runs one shard of a job at a time and takes another when it is done, so
 * that the workers share them. If a worker is lost, another takes over when the lease has expired.
 */
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
    for (const job of jobs.filter(({ name }) => !this.runs.has(name))) {
      // In random order, so that workers rarely try to claim the same lease.
      const waiting = shuffled(leasesOf(job).filter(({ name }) => due.has(name)));
      const first = await this.claimNext(waiting, signal);
      if (first === undefined) continue;
      this.runs.set(
        job.name,
        this.runAll(job, first, waiting, signal)
          .catch(onError)
          .finally(() => this.runs.delete(job.name)),
      );
    }
  }

  /** Takes leases out of `waiting` until one is claimed. */
  private async claimNext(waiting: JobLease[], signal: AbortSignal): Promise<JobLease | undefined> {
    for (let lease = waiting.pop(); lease !== undefined && !signal.aborted; lease = waiting.pop())
      if (await this.leases.claim(lease.name)) return lease;
    return undefined;
  }

  private async runAll(job: SharedJob, first: JobLease, waiting: JobLease[], signal: AbortSignal): Promise<void> {
    let next: JobLease | undefined = first;
    for (; next !== undefined; next = await this.claimNext(waiting, signal)) await this.run(job, next, signal);
  }

  private async run(job: SharedJob, { name, shard }: JobLease, signal: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const renewing = setInterval(() => {
      // The next renewal makes up for a failed one.
      if (performance.now() - startedAt < LONGEST_RUN_MS) this.leases.renew(name).catch(() => undefined);
    }, RENEW_MS);
    await job.run(signal, shard).finally(() => clearInterval(renewing));
    await whileDatabaseReturns(() => this.leases.finish(name, job.everyMs), JOB_LEASE_MS);
  }
}
