import type { Database } from '../database/database.js';

/** Events are looked for again for at least this time: where transactions overlap, one becomes visible after another with a higher id. */
const LOOK_BACK_MS = 2_000;
/** Events read by one statement; the rest comes with the next look. */
const EVENTS_PER_STATEMENT = 10_000;

/** That a channel has an event of this id. */
export interface ChannelNews {
  companyId: string;
  channel: string;
  id: bigint;
}

interface NewsRow {
  company_id: string;
  channel: string;
  id: string;
}

/** Says which channels have got events, with one small statement however many channels there are. */
export class FeedNews {
  private after: bigint | null = null;
  /** Where `after` goes at this time. */
  private next = { after: 0n, at: 0 };

  constructor(private readonly database: Database) {}

  /** The latest news, each again for a few seconds; the first look only finds out where the feed stands. */
  async look(): Promise<ChannelNews[]> {
    if (this.after === null) {
      this.after = await this.latest();
      this.plan(this.after);
      return [];
    }
    const rows = await this.database.query<NewsRow>(
      `SELECT company_id, channel, CAST(id AS char) AS id FROM event_feed WHERE id > ? ORDER BY event_feed.id LIMIT ${EVENTS_PER_STATEMENT}`,
      [String(this.after)],
    );
    const news = rows.map(({ company_id: companyId, channel, id }) => ({ companyId, channel, id: BigInt(id) }));
    if (performance.now() >= this.next.at) {
      this.after = this.next.after;
      this.plan(news.at(-1)?.id ?? this.after);
    }
    return news;
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
