import { columnsOf, type SqlRow } from '../../database/columns-of.js';
import type { Database, Transaction } from '../../database/database.js';
import { EventFeedEntity } from './event-feed.entity.js';

/** Events per statement for all channels; the next call returns the rest. */
const EVENTS_PER_STATEMENT = 10_000;
const CHANNEL = ['companyId', 'channel'] as const;
const EVENT = ['companyId', 'channel', 'type', 'data'] as const;

type Channel = Pick<EventFeedEntity, (typeof CHANNEL)[number]>;
/** Ids as text, because they can exceed the safe integers. */
type ChannelRow = SqlRow<EventFeedEntity, (typeof CHANNEL)[number]> & { id: string };
type EventRow = SqlRow<EventFeedEntity, (typeof EVENT)[number]> & { id: string };

/** An event to insert. */
export interface EventToInsert extends Channel {
  type: string;
  data: object;
}

/** Inserts all events in one statement. */
export async function insertEvents(tx: Transaction, events: readonly EventToInsert[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO event_feed (company_id, channel, type, data, created_at) VALUES ${events.map(() => '(?, ?, ?, ?, ?)').join(', ')}`,
    events.flatMap(({ companyId, channel, type, data }) => [companyId, channel, type, JSON.stringify(data), now]),
  );
}

/** Whether the channel has an event after this id. */
export async function hasEventAfter(
  database: Database,
  companyId: string,
  channel: string,
  afterId: string,
): Promise<boolean> {
  const rows = await database.query<unknown>(
    'SELECT id FROM event_feed WHERE company_id = ? AND channel = ? AND id > ? LIMIT 1',
    [companyId, channel, afterId],
  );
  return rows.length > 0;
}

/** Id of the latest event of the channel, or of all channels; `0` without any. */
export async function lastEventId(database: Database, channel?: Channel): Promise<string> {
  const [row] = await database.query<{ id: string | null }>(
    `SELECT CAST(MAX(id) AS char) AS id FROM event_feed${channel === undefined ? '' : ' WHERE company_id = ? AND channel = ?'}`,
    channel === undefined ? [] : [channel.companyId, channel.channel],
  );
  return row?.id ?? '0';
}

/** The channel of each event after this id. */
export function channelsWithEventsAfter(database: Database, afterId: bigint): Promise<ChannelRow[]> {
  return database.query<ChannelRow>(
    `SELECT ${columnsOf(EventFeedEntity, 'e', CHANNEL)}, CAST(e.id AS char) AS id FROM event_feed e
      WHERE e.id > ? ORDER BY e.id LIMIT ${EVENTS_PER_STATEMENT}`,
    [String(afterId)],
  );
}

/** Events of each channel after the given id, in id order. */
export function eventsOfChannels(
  database: Database,
  channels: readonly (Channel & { afterId: bigint })[],
  limit: number,
): Promise<EventRow[]> {
  return database.query<EventRow>(
    `SELECT ${columnsOf(EventFeedEntity, 'e', EVENT)}, CAST(e.id AS char) AS id FROM event_feed e
      WHERE ${channels.map(() => '(e.company_id = ? AND e.channel = ? AND e.id > ?)').join(' OR ')} ORDER BY e.id LIMIT ${limit}`,
    channels.flatMap(({ companyId, channel, afterId }) => [companyId, channel, String(afterId)]),
  );
}
