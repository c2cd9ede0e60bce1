import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseJson } from '../database/columns.js';
import { Database } from '../database/database.js';
import { Logger } from '../logging/logger.js';
import type { FeedEvent } from './feed-event.js';

const EVERY_MS = 250;
/** Channels read by one statement. */
const CHANNELS_PER_STATEMENT = 200;
/** Events read by one statement; the rest comes with the next round. */
const EVENTS_PER_STATEMENT = 1_000;

interface FeedRow {
  company_id: string;
  channel: string;
  id: string;
  type: string;
  data: unknown;
}

interface Position {
  companyId: string;
  channel: string;
  afterId: string;
}

/** What one reader has not been given yet. */
export class Subscription {
  private events: FeedEvent[] = [];
  private waiting: (() => void) | null = null;

  constructor(readonly position: Position) {}

  deliver(event: FeedEvent): void {
    if (BigInt(event.id) <= BigInt(this.position.afterId)) return;
    this.position.afterId = event.id;
    this.events.push(event);
    this.wake();
  }

  /** Lets a waiting reader go on, with nothing if nothing came. */
  wake(): void {
    this.waiting?.();
    this.waiting = null;
  }

  /** The next events; waits for one. */
  async take(): Promise<FeedEvent[]> {
    if (this.events.length === 0) await new Promise<void>((go) => (this.waiting = go));
    const { events } = this;
    this.events = [];
    return events;
  }
}

/** Reads the feed for all subscribers of this process together, and only while there are any. */
@Injectable()
export class FeedPoller implements OnApplicationShutdown {
  private readonly subscriptions = new Set<Subscription>();
  private polling: Promise<void> | null = null;
  private pause = new AbortController();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  add(position: Position): Subscription {
    const subscription = new Subscription(position);
    this.subscriptions.add(subscription);
    if (this.polling === null) this.polling = this.poll().finally(() => (this.polling = null));
    else this.wake();
    return subscription;
  }

  remove(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
    if (this.subscriptions.size === 0) this.wake();
  }

  /** Looks at once: something was published here. */
  wake(): void {
    this.pause.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.polling;
  }

  private async poll(): Promise<void> {
    while (this.subscriptions.size > 0 && !this.stopped) {
      this.pause = new AbortController();
      // A database that is away is reported by those who need it; readers just wait for it.
      await this.round().catch((error: unknown) => this.logger.failure('The event feed could not be read', error, {}));
      await delay(EVERY_MS, undefined, { signal: this.pause.signal }).catch(() => undefined);
    }
  }

  private async round(): Promise<void> {
    const all = [...this.subscriptions];
    for (let start = 0; start < all.length; start += CHANNELS_PER_STATEMENT) await this.read(all.slice(start, start + CHANNELS_PER_STATEMENT));
  }

  private async read(subscriptions: readonly Subscription[]): Promise<void> {
    const byChannel = Map.groupBy(subscriptions, ({ position }) => `${position.companyId} ${position.channel}`);
    const wanted = [...byChannel.values()].map((readers) => lowest(readers));
    const rows = await this.database.query<FeedRow>(
      `SELECT company_id, channel, CAST(id AS char) AS id, type, data FROM event_feed
       WHERE ${wanted.map(() => '(company_id = ? AND channel = ? AND id > ?)').join(' OR ')} ORDER BY event_feed.id LIMIT ${EVENTS_PER_STATEMENT}`,
      wanted.flatMap(({ companyId, channel, afterId }) => [companyId, channel, afterId]),
    );
    for (const { company_id: companyId, channel, id, type, data } of rows) {
      const event: FeedEvent = { id, type, data: parseJson<object>(data) };
      byChannel.get(`${companyId} ${channel}`)?.forEach((subscription) => subscription.deliver(event));
    }
  }
}

/** Where the reader stands who has got least. */
function lowest(readers: readonly Subscription[]): Position {
  return readers.map(({ position }) => position).reduce((least, position) => (BigInt(position.afterId) < BigInt(least.afterId) ? position : least));
}
