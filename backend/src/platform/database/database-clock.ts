import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setClockAhead } from '../clock.js';
import { Logger } from '../logging/logger.js';
import { Database } from './database.js';

const EVERY_MS = 15_000;
/** The answer with the shortest round trip is the most exact. */
const SAMPLES = 3;
/** Smaller differences are not corrected, so that the time of a process does not jump back and forth. */
const TOLERANCE_MS = 50;
/** Differences that operators should know of. */
const NOTABLE_MS = 2_000;

/** Makes `Clock` follow the clock of the database, so that processes with wrong clocks agree on the order of events, limits and leases. */
@Injectable()
export class DatabaseClock implements OnApplicationShutdown {
  private aheadMs = 0;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Follows the database's clock until the process stops. */
  async follow(): Promise<void> {
    await this.synchronize();
    // Readiness reports an unavailable database; the last known difference stays.
    this.timer = setInterval(() => void this.synchronize().catch(() => undefined), EVERY_MS);
    this.timer.unref();
  }

  /** Compares the clocks once. */
  async synchronize(): Promise<void> {
    const samples = [];
    for (let n = 0; n < SAMPLES; n += 1) samples.push(await this.compare());
    const { aheadMs } = samples.reduce((best, sample) => (sample.roundTripMs < best.roundTripMs ? sample : best));
    if (Math.abs(aheadMs - this.aheadMs) <= TOLERANCE_MS) return;
    if (Math.abs(aheadMs - this.aheadMs) > NOTABLE_MS)
      this.logger.warn(
        `The clock of this machine differs by ${(aheadMs / 1_000).toFixed(1)} s from the database's, which is used.`,
        'Clock',
      );
    this.aheadMs = aheadMs;
    setClockAhead(aheadMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async compare(): Promise<{ aheadMs: number; roundTripMs: number }> {
    const before = performance.now();
    const [row] = await this.database.query<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
    const roundTripMs = performance.now() - before;
    return { aheadMs: Math.round(Number(row?.now) + roundTripMs / 2 - Date.now()), roundTripMs };
  }
}
