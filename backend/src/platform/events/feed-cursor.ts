import type { Database } from '../database/database.js';
import { channelsWithEventsAfter, lastEventId } from './persistence/event-feed.sql.js';

/** Minimum time for which events are read again: overlapping transactions can commit a lower id after a higher one. */
const LOOK_BACK_MS = 2_000;

/** Id of an event in a channel. */
export interface ChannelPosition {
  companyId: string;
  channel: string;
  id: bigint;
}

/** Finds the channels with new events, in one statement for all channels. */
export class FeedCursor {
  private after: bigint | null = null;
  /** Next value of `after`, and when to use it. */
  private next = { after: 0n, at: 0 };

  constructor(private readonly database: Database) {}

  /**
   * The latest events, returned again for LOOK_BACK_MS because overlapping transactions commit out of order. The first call only finds the end of
   * the feed.
   */
  async advance(): Promise<ChannelPosition[]> {
    if (this.after === null) {
      this.after = BigInt(await lastEventId(this.database));
      this.plan(this.after);
      return [];
    }
    const rows = await channelsWithEventsAfter(this.database, this.after);
    const positions = rows.map(({ id, ...channel }) => ({ ...channel, id: BigInt(id) }));
    if (performance.now() >= this.next.at) {
      this.after = this.next.after;
      this.plan(positions.at(-1)?.id ?? this.after);
    }
    return positions;
  }

  /** Events up to this id are not returned again. */
  get passed(): bigint {
    return this.after ?? 0n;
  }

  private plan(after: bigint): void {
    this.next = { after, at: performance.now() + LOOK_BACK_MS };
  }
}
