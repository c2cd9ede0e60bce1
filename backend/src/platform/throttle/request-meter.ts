import { Injectable } from '@nestjs/common';
import { sharedNow } from '../clock.js';
import { Throttle, type Allowance, type ThrottleRule } from './throttle.js';
import { ThrottleUnavailable } from './throttle.errors.js';

/** Share of a limit that a process reserves from the shared count at once. */
const BLOCK_SHARE = 0.1;
/** Number of counts above which those of ended windows are deleted. */
const KEPT_COUNTS = 10_000;

/** Remaining requests of this process in one window of one key. */
interface Count {
  /** Start of the window, Unix seconds. */
  begun: number;
  /** Reserved from the shared count and not used yet. */
  left: number;
  /** Not reserved by any process at this process's last reservation. */
  untaken: number;
  taking: Promise<void> | null;
}

/**
 * Counts requests of sessions and companies across all replicas, in blocks: one statement per tenth of a limit, and none for refused requests.
 * The limit is never exceeded; a replica may refuse early because of what the others have reserved and not used.
 */
@Injectable()
export class RequestMeter {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly throttle: Throttle) {}

  /** Counts one request. `remaining` is negative if the limit is exceeded. */
  async count(rule: ThrottleRule): Promise<Allowance> {
    for (;;) {
      const now = sharedNow() / 1_000;
      const begun = Math.floor(now / rule.seconds) * rule.seconds;
      const count = this.countOf(rule, begun);
      const resetSeconds = Math.ceil(begun + rule.seconds - now);
      if (count.left > 0) {
        count.left -= 1;
        return { remaining: count.left + count.untaken, resetSeconds };
      }
      if (count.untaken <= 0) return { remaining: -1, resetSeconds };
      count.taking ??= this.take(rule, count).finally(() => (count.taking = null));
      await count.taking;
    }
  }

  private countOf({ name, key, points }: ThrottleRule, begun: number): Count {
    // A changed limit starts a new count, which continues from the shared one.
    const id = `${name} ${key} ${points}`;
    const present = this.counts.get(id);
    if (present?.begun === begun) return present;
    if (this.counts.size >= KEPT_COUNTS) this.dropEnded(begun);
    const count = { begun, left: 0, untaken: points, taking: null };
    this.counts.set(id, count);
    return count;
  }

  /** While the shared count is unreachable, each process counts alone: requests continue, with a limit per process. */
  private async take(rule: ThrottleRule, count: Count): Promise<void> {
    const block = Math.ceil(rule.points * BLOCK_SHARE);
    try {
      const { remaining } = await this.throttle.meter(rule, block);
      count.left = Math.min(block, block + remaining);
      count.untaken = remaining;
    } catch (error) {
      if (!(error instanceof ThrottleUnavailable)) throw error;
      count.left = Math.min(block, count.untaken);
      count.untaken -= block;
    }
  }

  private dropEnded(begun: number): void {
    for (const [id, count] of this.counts) if (count.begun < begun && count.taking === null) this.counts.delete(id);
  }
}
