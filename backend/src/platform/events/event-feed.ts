import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Database, type Transaction } from '../database/database.js';
import type { FeedEvent } from './feed-event.js';
import { FeedPoller } from './feed-poller.js';
import { hasEventAfter, insertEvents, lastEventId } from './persistence/event-feed.sql.js';
import { DAY_MS, Retention } from '../retention/retention-rule.js';

export type { FeedEvent } from './feed-event.js';

const EVENT_ID = /^\d{1,18}$/;

/** Something that pages want to hear of. */
export interface NewFeedEvent {
  companyId: string;
  /** What it is about, like `company:cmp_01...`; at most 60 ASCII characters. */
  channel: string;
  /** At most 40 ASCII characters. */
  type: string;
  data: object;
}

/** The event to go on after, from what a request carries as `Last-Event-ID`; null when that is no id. */
export function eventIdOf(header: string | undefined): string | null {
  return header !== undefined && EVENT_ID.test(header) ? header : null;
}

/**
 * One feed of all events that open pages show. It lives in the database, so that whoever listens at one replica hears
 * what another publishes. Kept for a day.
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
   * Publishes in one statement, with the transaction's commit. The transaction must hold the lock of the row that a channel is about: only then do
   * events of a channel become visible in the order of their ids, and nobody who resumes by id misses one.
   */
  async publish(tx: Transaction, ...events: readonly NewFeedEvent[]): Promise<void> {
    await insertEvents(tx, events, this.clock.now());
    this.database.afterCommit(tx, () => this.poller.announce(events));
  }

  /** Whether the channel has an event after this id, or any when it is null. */
  hasAfter(companyId: string, channel: string, afterId: string | null): Promise<boolean> {
    return hasEventAfter(this.database, companyId, channel, afterId ?? '0');
  }

  /** The latest event of the channel; `0` when none is kept. */
  lastId(companyId: string, channel: string): Promise<string> {
    return lastEventId(this.database, { companyId, channel });
  }

  /** Calls `hear` with the events of a channel after this id, or from the first that is kept when it is null, in their order. The returned function ends that. */
  listen(companyId: string, channel: string, afterId: string | null, hear: (event: FeedEvent) => void): () => void {
    return this.poller.listen({ companyId, channel }, afterId ?? '0', hear);
  }
}
