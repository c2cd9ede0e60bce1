import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database, type Transaction } from '../database/database.js';
import type { FeedEvent } from './feed-event.js';
import { FeedPoller } from './feed-poller.js';
import { hasEventAfter, insertEvents, lastEventId } from './persistence/event-feed.sql.js';
import { DAY_MS, Retention } from '../retention/retention-rules.js';

export type { FeedEvent } from './feed-event.js';

const EVENT_ID = /^\d{1,18}$/;

/** An event for open pages. */
export interface NewFeedEvent {
  companyId: string;
  /** Channel name, like `company:cmp_01...`; at most 60 ASCII characters. */
  channel: string;
  /** At most 40 ASCII characters. */
  type: string;
  data: object;
}

/** The event id to resume after, from the `Last-Event-ID` header; null if it is not an id. */
export function eventIdOf(header: string | undefined): string | null {
  return header !== undefined && EVENT_ID.test(header) ? header : null;
}

/**
 * One feed of all events for open pages. It is stored in the database, so a client connected to one replica receives events published by another.
 * Events are kept for one day.
 */
@Retention([{ table: 'event_feed', column: 'created_at', index: 'ix_event_feed_created', keptMs: DAY_MS }])
@Injectable()
export class EventFeed {
  constructor(
    private readonly database: Database,
    private readonly poller: FeedPoller,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishes in one statement; the events become visible with the transaction's commit. The transaction must hold the lock of the channel's row:
   * this makes events of a channel visible in id order, so clients that resume by id miss none.
   */
  async publish(tx: Transaction, ...events: readonly NewFeedEvent[]): Promise<void> {
    await insertEvents(tx, events, this.clock.now());
    this.database.afterCommit(tx, () => this.poller.announce(events));
  }

  /** Whether the channel has an event after this id, or any event if it is null. */
  hasAfter(companyId: string, channel: string, afterId: string | null): Promise<boolean> {
    return hasEventAfter(this.database, companyId, channel, afterId ?? '0');
  }

  /** Id of the channel's latest event; `0` if there is none. */
  lastId(companyId: string, channel: string): Promise<string> {
    return lastEventId(this.database, { companyId, channel });
  }

  /**
   * Calls `hear` with the channel's events after this id, or from the oldest stored one if it is null, in id order. Returns an unsubscribe
   * function.
   */
  listen(companyId: string, channel: string, afterId: string | null, hear: (event: FeedEvent) => void): () => void {
    return this.poller.listen({ companyId, channel }, afterId ?? '0', hear);
  }

  /** Calls `hear` with a `changed` event when a channel of the company gets events. It may miss some, and learns nothing of the past. Returns an unsubscribe function. */
  watch(companyId: string, hear: (event: FeedEvent) => void): () => void {
    return this.poller.watch(companyId, hear);
  }
}
