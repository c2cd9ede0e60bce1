import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { parseJson } from '../database/columns.js';
import { Database } from '../database/database.js';
import { Logger } from '../logging/logger.js';
import type { FeedEvent } from './feed-event.js';
import { CompanyWatchers } from './company-watchers.js';
import { FeedCursor } from './feed-cursor.js';
import { type ChannelName, FeedPubSub } from './feed-pub-sub.js';
import { eventsOfChannels } from './persistence/event-feed.sql.js';

/** Polling interval for new events. */
const EVERY_MS = 250;
/** Interval for checking every channel: a long transaction can commit after the cursor has passed its ids. */
const ALL_EVERY_MS = 10_000;
/** Channels per statement. */
const CHANNELS_PER_STATEMENT = 200;
/** Events per statement; the rest follows immediately in the next round. */
const EVENTS_PER_STATEMENT = 1_000;

interface Listener {
  afterId: bigint;
  left: boolean;
  hear(event: FeedEvent): void;
}

interface Channel extends ChannelName {
  listeners: Set<Listener>;
  /** Newest known event id of the channel. */
  newestId: bigint;
}

/** Reads the feed for all listeners of this process, and only while there are listeners. */
@Injectable()
export class FeedPoller implements OnApplicationShutdown {
  private readonly channels = new Map<string, Channel>();
  /** Keys of channels to read immediately. */
  private readonly due = new Set<string>();
  private readonly watchers = new CompanyWatchers();
  private polling: Promise<void> | null = null;
  private pause = new AbortController();
  private stopped = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    private readonly pubSub: FeedPubSub,
  ) {
    pubSub.subscribe((names) => this.wake(names));
  }

  /** Calls `hear` with the channel's events after this id. Returns an unsubscribe function. */
  listen(name: ChannelName, afterId: string, hear: (event: FeedEvent) => void): () => void {
    const key = keyOf(name);
    const channel = this.channels.get(key) ?? { ...name, listeners: new Set(), newestId: 0n };
    const listener: Listener = { afterId: BigInt(afterId), left: false, hear };
    this.channels.set(key, channel);
    channel.listeners.add(listener);
    this.wake([name]);
    this.polling ??= this.poll();
    return () => {
      listener.left = true;
      if (channel.listeners.delete(listener) && channel.listeners.size === 0) this.channels.delete(key);
    };
  }

  /** Calls `hear` when a channel of the company gets events, at most once per poll. Returns an unsubscribe function. */
  watch(companyId: string, hear: (event: FeedEvent) => void): () => void {
    const leave = this.watchers.add(companyId, hear);
    this.polling ??= this.poll();
    return leave;
  }

  /** Makes every process read channels with new events immediately. */
  announce(names: readonly ChannelName[]): void {
    this.wake(names);
    this.pubSub.publish(names);
  }

  /** Reads channels with new events immediately. */
  wake(names: readonly ChannelName[]): void {
    const keys = names.map(keyOf).filter((key) => this.channels.has(key));
    for (const key of keys) this.due.add(key);
    if (keys.length > 0) this.pause.abort();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.abort();
    await this.polling;
  }

  private async poll(): Promise<void> {
    const cursor = new FeedCursor(this.database);
    const next = { look: 0, all: 0 };
    while ((this.channels.size > 0 || this.watchers.size > 0) && !this.stopped) {
      this.pause = new AbortController();
      // Other code reports an unavailable database; listeners just wait.
      await this.round(cursor, next).catch((error: unknown) =>
        this.logger.failure('The event feed could not be read', error, {}),
      );
      await delay(Math.max(0, next.look - performance.now()), undefined, { signal: this.pause.signal }).catch(
        () => undefined,
      );
    }
    this.polling = null;
  }

  private async round(cursor: FeedCursor, next: { look: number; all: number }): Promise<void> {
    const now = performance.now();
    if (now >= next.look) {
      next.look = now + EVERY_MS;
      const positions = await cursor.advance();
      for (const { id, ...name } of positions) if (this.note(keyOf(name), id)) this.due.add(keyOf(name));
      this.watchers.tell(positions, cursor.passed);
    }
    if (now >= next.all) {
      next.all = now + ALL_EVERY_MS;
      for (const key of this.channels.keys()) this.due.add(key);
    }
    const keys = [...this.due];
    this.due.clear();
    try {
      await this.readAll(keys);
    } catch (error) {
      for (const key of keys) this.due.add(key);
      throw error;
    }
  }

  private async readAll(keys: readonly string[]): Promise<void> {
    const channels = keys.map((key) => this.channels.get(key)).filter((channel) => channel !== undefined);
    for (let start = 0; start < channels.length; start += CHANNELS_PER_STATEMENT)
      await this.read(channels.slice(start, start + CHANNELS_PER_STATEMENT));
  }

  /** Whether the channel has listeners and this event is new. */
  private note(key: string, id: bigint): boolean {
    const channel = this.channels.get(key);
    if (channel === undefined || id <= channel.newestId) return false;
    channel.newestId = id;
    return true;
  }

  private async read(channels: readonly Channel[]): Promise<void> {
    // Listeners added while the statement runs may need earlier events than it reads; the next statement reads all of theirs.
    const present = new Map(channels.map((channel) => [keyOf(channel), [...channel.listeners]]));
    const rows = await eventsOfChannels(
      this.database,
      channels.map((channel) => ({ ...channel, afterId: lowest(channel.listeners) })),
      EVENTS_PER_STATEMENT,
    );
    for (const { companyId, channel, id, type, data } of rows) {
      const key = keyOf({ companyId, channel });
      this.note(key, BigInt(id));
      tell(present.get(key) ?? [], { id, type, data: parseJson<object>(data) });
    }
    if (rows.length === EVENTS_PER_STATEMENT) this.wake(channels);
  }
}

function keyOf({ companyId, channel }: ChannelName): string {
  return `${companyId} ${channel}`;
}

/** Last id of the listener that is furthest behind; 0 without listeners. */
function lowest(listeners: ReadonlySet<Listener>): bigint {
  let least: bigint | null = null;
  for (const { afterId } of listeners) if (least === null || afterId < least) least = afterId;
  return least ?? 0n;
}

function tell(listeners: readonly Listener[], event: FeedEvent): void {
  const id = BigInt(event.id);
  for (const listener of listeners) {
    if (listener.left || id <= listener.afterId) continue;
    listener.afterId = id;
    listener.hear(event);
  }
}
