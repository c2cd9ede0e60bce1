import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DatabaseClock } from '../database/database-clock.js';
import { DatabaseReadiness } from '../database/health/database-health.js';
import { DemonstrationMode } from '../demonstration/demonstration-mode.js';
import { ReadinessCheck } from '../health/readiness.js';
import { Logger } from '../logging/logger.js';

const PAUSE_MS = 500;

/** The last step of the start of a process: it waits until the database has the schema of this release, and fits the setting DEMONSTRATION. */
@Injectable()
export class Startup implements BeforeApplicationShutdown {
  private waiting = false;
  private stopped = false;

  constructor(
    private readonly database: DatabaseReadiness,
    private readonly mode: DemonstrationMode,
    private readonly clock: DatabaseClock,
    private readonly logger: Logger,
  ) {}

  /** Whether requests must be refused. */
  get isWaiting(): boolean {
    return this.waiting;
  }

  /** Makes the process unready until `complete`. */
  hold(): void {
    this.waiting = true;
  }

  /** Waits for the schema. Returns false if the process stops meanwhile. @throws WrongDatabase */
  async complete(): Promise<boolean> {
    let first = true;
    for (let problem = await this.problem(); problem !== ''; problem = await this.problem()) {
      if (this.stopped) return false;
      if (first) this.logger.log(`Waiting for the database: ${problem}`, 'Startup');
      first = false;
      await delay(PAUSE_MS);
    }
    await this.clock.follow();
    await this.mode.enter();
    this.waiting = false;
    return true;
  }

  @ReadinessCheck('start')
  async unfinished(): Promise<string> {
    return this.waiting ? 'the process is starting' : '';
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  private async problem(): Promise<string> {
    try {
      return await this.database.problem();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
