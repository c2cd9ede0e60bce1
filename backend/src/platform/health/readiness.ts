import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { migrations } from '../../migrations/index.js';
import { Database } from '../database/database.js';
import { Drain } from '../drain.js';
import { Logger } from '../logging/logger.js';

/** Slower than this is as good as no answer. */
const TIMEOUT_MS = 1_500;

/** Whether this process can serve requests: not draining, a real table can be read, and every migration has run. */
@Injectable()
export class Readiness {
  private lastProblem = '';

  constructor(
    private readonly database: Database,
    private readonly drain: Drain,
    private readonly logger: Logger,
  ) {}

  async check(): Promise<boolean> {
    const problem = this.drain.started ? 'draining' : await this.databaseProblem();
    if (problem !== this.lastProblem) this.logger.log(problem === '' ? 'Ready' : `Not ready: ${problem}`, 'Readiness');
    this.lastProblem = problem;
    return problem === '';
  }

  private async databaseProblem(): Promise<string> {
    const abort = new AbortController();
    try {
      return await Promise.race([this.readTables(), delay(TIMEOUT_MS, 'the database does not answer in time', { signal: abort.signal })]);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      abort.abort();
    }
  }

  private async readTables(): Promise<string> {
    await this.database.query('SELECT id FROM company LIMIT 1');
    const rows = await this.database.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !done.has(migration.name));
    return missing.length === 0 ? '' : `${missing.length} migrations have not run`;
  }
}
