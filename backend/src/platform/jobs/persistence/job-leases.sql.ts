import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { ulid } from 'ulid';
import { Database } from '../../database/database.js';

/** How long a worker that is silent keeps a job. */
export const JOB_LEASE_MS = 30_000;

const LONGEST_HOST_NAME = 40;
const MICROSECONDS = 1_000;
const LEASED_UNTIL = `UTC_TIMESTAMP(3) + INTERVAL ${JOB_LEASE_MS / 1_000} SECOND`;
const IS_FREE = 'due_at <= UTC_TIMESTAMP(3) AND (leased_until IS NULL OR leased_until < UTC_TIMESTAMP(3))';

/** What a job's turns are counted by. */
export interface JobPeriod {
  name: string;
  /** Milliseconds. */
  everyMs: number;
}

/** Which worker does which job. All instants are the database's, so that clocks of workers need not agree. */
@Injectable()
export class JobLeases {
  /** Host, process and a name of its own, so that people see who does a job, and no two workers are ever taken for one. */
  private readonly owner = `${hostname().slice(0, LONGEST_HOST_NAME)}:${process.pid}:${ulid()}`;

  constructor(private readonly database: Database) {}

  /** Has new jobs come due at once; the others keep their turn, or have it earlier when their period has become shorter. */
  async register(jobs: readonly JobPeriod[]): Promise<void> {
    for (const { name, everyMs } of jobs) {
      await this.database.execute(
        `INSERT INTO periodic_job (name, due_at) VALUES (?, UTC_TIMESTAMP(3))
         ON DUPLICATE KEY UPDATE due_at = LEAST(due_at, UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND)`,
        [name, everyMs * MICROSECONDS],
      );
    }
  }

  /** Names of jobs that are due and that nobody does. */
  async due(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(`SELECT name FROM periodic_job WHERE ${IS_FREE}`);
    return rows.map(({ name }) => name);
  }

  /** Takes a job for this worker. False when it is not due or somebody else was quicker. */
  async claim(name: string): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      `UPDATE periodic_job SET lease_owner = ?, leased_until = ${LEASED_UNTIL} WHERE name = ? AND ${IS_FREE}`,
      [this.owner, name],
    );
    return affectedRows === 1;
  }

  /** Keeps the job for another while; does nothing when it has gone to somebody else. */
  async renew(name: string): Promise<void> {
    await this.database.execute(
      `UPDATE periodic_job SET leased_until = ${LEASED_UNTIL} WHERE name = ? AND lease_owner = ?`,
      [name, this.owner],
    );
  }

  /** Gives the job back until its next period, which begins at a multiple of its length after this one; does nothing when it has gone to somebody else. */
  async finish({ name, everyMs }: JobPeriod): Promise<void> {
    const period = everyMs * MICROSECONDS;
    await this.database.execute(
      `UPDATE periodic_job
          SET due_at = due_at + INTERVAL (FLOOR(TIMESTAMPDIFF(MICROSECOND, due_at, UTC_TIMESTAMP(3)) / ?) + 1) * ? MICROSECOND, lease_owner = NULL, leased_until = NULL
        WHERE name = ? AND lease_owner = ?`,
      [period, period, name, this.owner],
    );
  }
}
