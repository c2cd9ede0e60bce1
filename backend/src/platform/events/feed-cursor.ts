import type { Database } from '../database/database.js';

/** Minimum time for which events are read again: overlapping transactions can commit a lower id after a higher one. */
const LOOK_BACK_MS = 2_000;
/** Events read by one statement; the rest comes with the next call. */
const EVENTS_PER_STATEMENT = 10_000;

/** The id of an event that a channel has. */
export interface ChannelPosition {
  companyId: string;
  channel: string;
  id: bigint;
}

interface PositionRow {
  company_id: string;
  channel: string;
  id: string;
}

/** Finds the channels with new events, in one statement for all channels. */
export class FeedCursor {
  private after: bigint | null = null;
  /** Next value of `after`, and when to use it. */
  private next = { after: 0n, at: 0 };

  constructor(private readonly database: Database) {}

  /** The latest events, repeated for LOOK_BACK_MS because overlapping transactions commit out of order. The first call only finds the end of the feed. */
  async advance(): Promise<ChannelPosition[]> {
    if (this.after === null) {
      this.after = await this.latest();
      this.plan(this.after);
      return [];
    }
    const rows = await this.database.query<PositionRow>(
      `SELECT company_id, channel, CAST(id AS char) AS id FROM event_feed WHERE id > ? ORDER BY event_feed.id LIMIT ${EVENTS_PER_STATEMENT}`,
      [String(this.after)],
    );
    const positions = rows.map(({ company_id: companyId, channel, id }) => ({ companyId, channel, id: BigInt(id) }));
    if (performance.now() >= this.next.at) {
      this.after = this.next.after;
      this.plan(positions.at(-1)?.id ?? this.after);
    }
    return positions;
  }

  private plan(after: bigint): void {
    this.next = { after, at: performance.now() + LOOK_BACK_MS };
  }

  private async latest(): Promise<bigint> {
    const [row] = await this.database.query<{ id: string | null }>(
      'SELECT CAST(MAX(id) AS char) AS id FROM event_feed',
    );
    return BigInt(row?.id ?? 0);
  }
}
