import { readerLocale } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { encodeTime } from 'ulid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { EventFeed } from '../../../platform/events/event-feed.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { PAGE_SIZE } from '../../../platform/http/paging/page.js';
import { InboxRepository, MARKED_AT_ONCE, type InboxFilter, type InboxKey } from '../persistence/inbox.sql.js';
import type { NotificationEntity } from '../persistence/notification.entity.js';
import { PreferencesRepository } from '../persistence/preferences.sql.js';
import { inboxChannel } from './inbox-channel.js';
import type {
  MarkedDto,
  MarkUnreadDto,
  NotificationListDto,
  NotificationQuery,
  UnreadCountDto,
} from './notifications.dto.js';
import { presentNotification } from './present-notification.js';
import { msg } from '../../../messages/message.js';

/** The last notification of a page: unread ones come first, each part by id, newest first. */
interface InboxPosition {
  state: 'unread' | 'read';
  id: string;
}

const POSITION = /^(unread|read) (ntf_[0-9A-Z]{26})$/;

/** Opaque text for `nextCursor`. */
export function writeInboxCursor({ state, id }: InboxPosition): string {
  return Buffer.from(`${state} ${id}`).toString('base64url');
}

/** @throws ValidationFailed for a text that `writeInboxCursor` did not write */
export function readInboxCursor(cursor: string): InboxPosition {
  const [, state, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (state === undefined || id === undefined) {
    throw new ValidationFailed([
      { pointer: '/cursor', code: 'FORMAT', message: msg`This cursor is not from this list.` },
    ]);
  }
  return { state: state as InboxPosition['state'], id };
}

const TIME_CHARACTERS = 10;

/** A user's inbox in the active company. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly preferences: PreferencesRepository,
    private readonly feed: EventFeed,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page; unread first, then read, each newest first. @throws ValidationFailed for an invalid cursor */
  async list(actor: Actor, query: NotificationQuery): Promise<NotificationListDto> {
    const limit = query.limit ?? PAGE_SIZE;
    const position = query.cursor === undefined ? null : readInboxCursor(query.cursor);
    const filter = {
      kind: query.kind ?? null,
      subjectId: query.subject ?? null,
      ...(await this.idsOfDay(actor, query.day)),
    };
    const rows: NotificationEntity[] = [];
    for (const state of statesFrom(position, query)) {
      const before = position?.state === state ? lower(position.id, filter.before) : filter.before;
      if (rows.length <= limit)
        rows.push(...(await this.inbox.list(actor, { ...filter, state, before }, limit + 1 - rows.length)));
    }
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const nextCursor =
      rows.length > limit && last !== undefined
        ? writeInboxCursor({ state: last.state === 'unread' ? 'unread' : 'read', id: last.id })
        : null;
    return {
      items: page.map((row) => presentNotification(row, readerLocale())),
      nextCursor,
      unread: await this.inbox.countUnread(actor),
    };
  }

  async unreadCount(actor: Actor): Promise<UnreadCountDto> {
    return { unread: await this.inbox.countUnread(actor) };
  }

  /** Marks as read. @throws NotFound if one of them is not in this inbox */
  async read(actor: Actor, ids: readonly string[]): Promise<MarkedDto> {
    await this.expectOwn(actor, ids);
    const readAt = this.clock.now();
    return this.mark(actor, null, async (tx) => -(await this.inbox.markRead(tx, actor, ids, readAt)));
  }

  /** Marks the given notifications, or those that one `readAll` marked, as unread. @throws NotFound if one of them is not in this inbox */
  async unread(actor: Actor, { ids, readAt }: MarkUnreadDto): Promise<MarkedDto> {
    if (readAt !== undefined)
      return this.markMany(actor, null, (tx) => this.inbox.markUnreadOf(tx, actor, new Date(readAt)), 1);
    await this.expectOwn(actor, ids ?? []);
    return this.mark(actor, null, (tx) => this.inbox.markUnread(tx, actor, ids ?? []));
  }

  /** Marks all notifications up to an instant as read. */
  readAll(actor: Actor, until: string): Promise<MarkedDto> {
    const readAt = this.clock.now();
    return this.markMany(actor, readAt, (tx) => this.inbox.markReadUntil(tx, actor, new Date(until), readAt), -1);
  }

  /** In batches, so that marking a large inbox does not delay new notifications. */
  private async markMany(
    actor: Actor,
    readAt: Date | null,
    batch: (tx: Transaction) => Promise<number>,
    sign: 1 | -1,
  ): Promise<MarkedDto> {
    let changed = 0;
    for (;;) {
      const marked = await this.mark(actor, readAt, async (tx) => sign * (await batch(tx)));
      changed += marked.changed;
      if (marked.changed < MARKED_AT_ONCE) return { ...marked, changed };
    }
  }

  /** Runs a change that returns the difference of the unread count, and updates the user's other pages. */
  private async mark(
    { companyId, userId }: InboxKey,
    readAt: Date | null,
    change: (tx: Transaction) => Promise<number>,
  ): Promise<MarkedDto> {
    const key = { companyId, userId };
    return this.database.transaction(async (tx) => {
      await this.inbox.lock(tx, companyId, [userId]);
      const more = await change(tx);
      const unread = await this.inbox.addUnread(tx, key, more);
      if (more !== 0)
        await this.feed.publish(tx, { companyId, channel: inboxChannel(userId), type: 'unread', data: { unread } });
      return { unread, changed: Math.abs(more), readAt: readAt?.toISOString() ?? null };
    });
  }

  private async expectOwn(actor: Actor, ids: readonly string[]): Promise<void> {
    if ((await this.inbox.count(actor, ids)) !== new Set(ids).size) throw new NotFound();
  }

  /** Ids start with their creation instant, so a day is a range of ids. */
  private async idsOfDay({ userId }: Actor, day: string | undefined): Promise<Pick<InboxFilter, 'from' | 'before'>> {
    if (day === undefined) return { from: null, before: null };
    const { timeZone } = await this.preferences.settings(userId);
    const start = Temporal.PlainDate.from(day);
    const idAt = (date: Temporal.PlainDate): string =>
      `ntf_${encodeTime(date.toZonedDateTime(timeZone).epochMilliseconds, TIME_CHARACTERS)}${'0'.repeat(16)}`;
    return { from: idAt(start), before: idAt(start.add({ days: 1 })) };
  }
}

/** States for which the page may have rows. */
function statesFrom(position: InboxPosition | null, { unread }: NotificationQuery): InboxPosition['state'][] {
  const states: InboxPosition['state'][] = unread === 'true' ? ['unread'] : ['unread', 'read'];
  return position?.state === 'read' ? states.filter((state) => state === 'read') : states;
}

function lower(id: string, other: string | null): string {
  return other !== null && other < id ? other : id;
}
