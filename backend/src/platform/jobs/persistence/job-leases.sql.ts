import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Database } from '../../database/database.js';
import { ALL_COMPANIES, ALL_SHARDS, type Shard } from '../shards.js';

/** Lease of a worker that does not renew it. */
export const JOB_LEASE_MS = 30_000;

const LONGEST_HOST_NAME = 40;
const MICROSECONDS = 1_000;
const LEASED_UNTIL = `UTC_TIMESTAMP(3) + INTERVAL ${JOB_LEASE_MS / 1_000} SECOND`;
const IS_FREE = 'due_at <= UTC_TIMESTAMP(3) AND (leased_until IS NULL OR leased_until < UTC_TIMESTAMP(3))';

/** A job with its period. */
export interface JobPeriod {
  name: string;
  /** Milliseconds. */
  everyMs: number;
  /** Whether it has a lease for each shard of the companies; default: one for all companies. */
  sharded?: boolean;
}

/** A lease of a job: its name in the table, and the companies that it is for. */
export interface JobLease {
  name: string;
  shard: Shard;
}

/**
 * The leases of a job. The first shard has the plain name, so that the row of an unsharded job goes on. A worker of a release before the shards
 * runs all companies under it; jobs tolerate that.
 */
export function leasesOf({ name, sharded = false }: JobPeriod): JobLease[] {
  if (!sharded) return [{ name, shard: ALL_COMPANIES }];
  return ALL_SHARDS.map((shard) => ({ name: shard.index === 0 ? name : `${name} #${shard.index}`, shard }));
}

const jobOf = (lease: string): string => lease.replace(/ #\d+$/, '');

/** Leases on periodic jobs. All instants are the database's, so the workers' clocks need not be synchronized. */
@Injectable()
export class JobLeases {
  /** Host, process and a unique id, so that operators can identify the worker and no two workers share a name. */
  private readonly owner = `${hostname().slice(0, LONGEST_HOST_NAME)}:${process.pid}:${ulid()}`;

  constructor(private readonly database: Database) {}

  /** Inserts new jobs as due immediately. Existing jobs keep their next run, or run earlier if their period has become shorter. */
  async register(jobs: readonly JobPeriod[]): Promise<void> {
    for (const job of jobs) {
      const names = leasesOf(job).map(({ name }) => name);
      await this.database.execute(
        `INSERT INTO periodic_job (name, due_at) VALUES ${names.map(() => '(?, UTC_TIMESTAMP(3))').join(', ')}
         ON DUPLICATE KEY UPDATE due_at = LEAST(due_at, UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND)`,
        [...names, job.everyMs * MICROSECONDS],
      );
    }
  }

  /** Names of leases that are due and free. */
  async due(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(`SELECT name FROM periodic_job WHERE ${IS_FREE}`);
    return rows.map(({ name }) => name);
  }

  /** Seconds since each job, or its latest shard, became due without a worker that runs it; 0 if it is not overdue. */
  async overdueSeconds(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ name: string; seconds: number }>(
      `SELECT name, IF(${IS_FREE}, TIMESTAMPDIFF(SECOND, due_at, UTC_TIMESTAMP(3)), 0) AS seconds FROM periodic_job`,
    );
    const jobs = Map.groupBy(rows, ({ name }) => jobOf(name));
    return new Map(
      [...jobs].map(([name, leases]) => [name, Math.max(...leases.map(({ seconds }) => Number(seconds)))]),
    );
  }

  /** Takes a lease for this worker. False if it is not due or another worker was faster. */
  async claim(name: string): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      `UPDATE periodic_job SET lease_owner = ?, leased_until = ${LEASED_UNTIL} WHERE name = ? AND ${IS_FREE}`,
      [this.owner, name],
    );
    return affectedRows === 1;
  }

  /** Extends the lease; does nothing if another worker has it. */
  async renew(name: string): Promise<void> {
    await this.database.execute(
      `UPDATE periodic_job SET leased_until = ${LEASED_UNTIL} WHERE name = ? AND lease_owner = ?`,
      [name, this.owner],
    );
  }

  /** Frees the lease until its next period, which starts a multiple of the period after this one; does nothing if another worker has it. */
  async finish(name: string, everyMs: number): Promise<void> {
    const period = everyMs * MICROSECONDS;
    await this.database.execute(
      `UPDATE periodic_job
          SET due_at = due_at + INTERVAL (FLOOR(TIMESTAMPDIFF(MICROSECOND, due_at, UTC_TIMESTAMP(3)) / ?) + 1) * ? MICROSECOND, lease_owner = NULL, leased_until = NULL
        WHERE name = ? AND lease_owner = ?`,
      [period, period, name, this.owner],
    );
  }
}
