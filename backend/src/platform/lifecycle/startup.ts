import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Restorations } from '../backup/restorations.js';
import { DatabaseClock } from '../database/database-clock.js';
import { DatabaseReadiness } from '../database/health/database-health.js';
import { DemonstrationMode } from '../demonstration/demonstration-mode.js';
import { ReadinessCheck } from '../health/readiness.js';
import { Logger } from '../logging/logger.js';

const PAUSE_MS = 500;
/** How soon workers notice that a restored database was released. */
const RELEASE_POLL_MS = 2_000;

/** The last step of the start of a process: it waits until the database has the schema of this release, and fits the setting DEMONSTRATION. */
@Injectable()
export class Startup implements BeforeApplicationShutdown {
  private waiting = false;
  private stopped = false;

  constructor(
    private readonly database: DatabaseReadiness,
    private readonly mode: DemonstrationMode,
    private readonly clock: DatabaseClock,
    private readonly restorations: Restorations,
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

  /** Completes the start if nothing has to be waited for; otherwise the process is unready until `complete`. @throws WrongDatabase */
  async begin(): Promise<void> {
    this.hold();
    if ((await this.problem()) === '') await this.enter();
  }

  /** Waits for the schema. Returns false if the process stops meanwhile. @throws WrongDatabase */
  async complete(): Promise<boolean> {
    if (!this.waiting) return true;
    let first = true;
    for (let problem = await this.problem(); problem !== ''; problem = await this.problem()) {
      if (this.stopped) return false;
      if (first) this.logger.log(`Waiting for the database: ${problem}`, 'Startup');
      first = false;
      await delay(PAUSE_MS);
    }
    await this.enter();
    return true;
  }

  /** Waits until the operator releases a restored database; workers start after it. Returns false if the process stops meanwhile. */
  async released(): Promise<boolean> {
    let first = true;
    for (let since = await this.pausedSince(); since !== null; since = await this.pausedSince()) {
      if (this.stopped) return false;
      if (first) this.logger.warn(`${since} Nothing is sent and no job runs until "lading release".`, 'Startup');
      first = false;
      await delay(RELEASE_POLL_MS);
    }
    return true;
  }

  @ReadinessCheck('start')
  async unfinished(): Promise<string> {
    return this.waiting ? 'the process is starting' : '';
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  /** Null once nothing is paused. */
  private async pausedSince(): Promise<string | null> {
    try {
      const since = await this.restorations.pausedSince();
      return since === null ? null : `The database was restored with the data of ${since.toISOString()}.`;
    } catch (error) {
      return `Whether the database was restored cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  private async enter(): Promise<void> {
    await this.clock.follow();
    await this.mode.enter();
    this.waiting = false;
  }

  private async problem(): Promise<string> {
    try {
      return await this.database.problem();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}
