import { Injectable } from '@nestjs/common';
import { Throttle, type Allowance, type ThrottleRule } from './throttle.js';
import { ThrottleUnavailable } from './throttle.errors.js';

/** Share of a limit that a process takes from the shared count at once. */
const BLOCK_SHARE = 0.1;
/** Counts that are kept before those of windows that have ended are dropped. */
const KEPT_COUNTS = 10_000;

/** What this process may still let through in one window of one key. */
interface Count {
  /** Start of the window, Unix seconds. */
  begun: number;
  /** Taken from the shared count and not used yet. */
  left: number;
  /** Not taken by any process, when this one last looked. */
  untaken: number;
  taking: Promise<void> | null;
}

/**
 * Counts requests of sessions and companies over all replicas, in blocks: one statement for a tenth of a limit, and none for what is refused.
 * The limit is never exceeded; a replica refuses early by what the others have taken and not used.
 */
@Injectable()
export class RequestMeter {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly throttle: Throttle) {}

  /** Counts one request. `remaining` is negative when it is one too many. */
  async count(rule: ThrottleRule): Promise<Allowance> {
    for (;;) {
      const now = Date.now() / 1_000;
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
    const id = `${name} ${key}`;
    const present = this.counts.get(id);
    if (present?.begun === begun) return present;
    if (this.counts.size >= KEPT_COUNTS) this.dropEnded(begun);
    const count = { begun, left: 0, untaken: points, taking: null };
    this.counts.set(id, count);
    return count;
  }

  /** While the shared count cannot be reached each process counts alone: requests go on, under a limit per process. */
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
