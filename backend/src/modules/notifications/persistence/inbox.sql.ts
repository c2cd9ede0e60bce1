import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { parseJson } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { DomainEventKind } from '../../../platform/registered.js';
import type { DomainEvent } from '../../../platform/domain-events/domain-events.js';
import { NotificationEntity } from './notification.entity.js';

const KEYS = [
  'companyId',
  'userId',
  'id',
  'domainEventId',
  'kind',
  'subjectType',
  'subjectId',
  'subjectLabel',
  'value',
  'data',
  'state',
  'occurredAt',
  'createdAt',
  'readAt',
] as const;
export const NOTIFICATION_COLUMNS = columnsOf(NotificationEntity, 'n', KEYS);

/** A user's inbox in a company. */
export type InboxKey = Pick<NotificationEntity, 'companyId' | 'userId'>;

/** Filter of an inbox. */
export interface InboxFilter {
  state: 'unread' | 'read';
  kind: DomainEventKind | null;
  subjectId: string | null;
  /** Ids below this one. */
  before: string | null;
  /** Ids from this one on. */
  from: string | null;
}

const MINE = 'company_id = ? AND user_id = ?';
const BATCH = 5_000;

/** Inboxes. Every change locks the inbox first, which keeps its count equal to its rows and its events in order. */
@Injectable()
export class InboxRepository {
  constructor(private readonly database: Database) {}

  /** Locks inboxes of a company until `tx` ends, always in the order of user ids, which prevents deadlocks. */
  async lock(tx: Transaction, companyId: string, userIds: readonly string[]): Promise<void> {
    const sorted = [...userIds].sort();
    await tx.query(
      `INSERT INTO notification_inbox (company_id, user_id, unread) VALUES ${sorted.map(() => '(?, ?, 0)').join(', ')} ON DUPLICATE KEY UPDATE unread = unread`,
      sorted.flatMap((userId) => [companyId, userId]),
    );
  }

  async insert(tx: Transaction, rows: readonly NotificationEntity[]): Promise<void> {
    await tx.query(
      `INSERT INTO notification (company_id, user_id, id, fact_id, kind, subject_type, subject_id, subject_label, value, data, state, occurred_at, created_at)
       VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
      rows.flatMap((row) => [
        row.companyId,
        row.userId,
        row.id,
        row.domainEventId,
        row.kind,
        row.subjectType,
        row.subjectId,
        row.subjectLabel,
        row.value,
        JSON.stringify(row.data),
        row.state,
        row.occurredAt,
        row.createdAt,
      ]),
    );
  }

  /** Users who were notified of this event, or of the same change since an instant. The inboxes must be locked. */
  async alreadyNotified(
    tx: Transaction,
    domainEventId: string,
    { companyId, subject, kind, value }: DomainEvent,
    since: Date,
  ): Promise<Set<string>> {
    const rows = await tx.query<{ userId: string }[]>(
      `SELECT user_id AS userId FROM notification WHERE fact_id = ?
       UNION SELECT user_id FROM notification WHERE company_id = ? AND subject_id = ? AND kind = ? AND created_at > ? AND value = ?`,
      [domainEventId, companyId, subject.id, kind, since, value],
    );
    return new Set(rows.map(({ userId }) => userId));
  }

  async countUnread({ companyId, userId }: InboxKey): Promise<number> {
    const [row] = await this.database.query<{ unread: number }>(`SELECT unread FROM notification_inbox WHERE ${MINE}`, [
      companyId,
      userId,
    ]);
    return row?.unread ?? 0;
  }

  /** Changes the unread count and returns the new one. The inbox must be locked. */
  async addUnread(tx: Transaction, { companyId, userId }: InboxKey, more: number): Promise<number> {
    await tx.query(`UPDATE notification_inbox SET unread = unread + ? WHERE ${MINE}`, [more, companyId, userId]);
    const [row] = await tx.query<{ unread: number }[]>(`SELECT unread FROM notification_inbox WHERE ${MINE}`, [
      companyId,
      userId,
    ]);
    return row?.unread ?? 0;
  }

  /** Newest first. The hint names the index of the narrowest filter; otherwise the server may scan the whole inbox. */
  async list(
    { companyId, userId }: InboxKey,
    { state, kind, subjectId, before, from }: InboxFilter,
    limit: number,
  ): Promise<NotificationEntity[]> {
    const conditions: [string, string | null][] = [
      ['n.kind = ?', kind],
      ['n.subject_id = ?', subjectId],
      ['n.id < ?', before],
      ['n.id >= ?', from],
    ];
    const wanted = conditions.filter(([, value]) => value !== null);
    const rows = await this.database.query<NotificationEntity>(
      `SELECT ${NOTIFICATION_COLUMNS} FROM notification n FORCE INDEX (${indexOf(kind, subjectId)})
        WHERE n.company_id = ? AND n.user_id = ? AND n.state = ?${wanted.map(([condition]) => ` AND ${condition}`).join('')} ORDER BY n.id DESC LIMIT ?`,
      [companyId, userId, state, ...wanted.map(([, value]) => value), limit],
    );
    return rows.map(readNotification);
  }

  /** How many of these are in the inbox, read or unread. */
  async count({ companyId, userId }: InboxKey, ids: readonly string[]): Promise<number> {
    const [row] = await this.database.query<{ found: number }>(
      `SELECT COUNT(*) AS found FROM notification WHERE ${MINE} AND id IN (?) AND state <> 'hidden'`,
      [companyId, userId, ids],
    );
    return Number(row?.found ?? 0);
  }

  /** Returns how many were unread. The inbox must be locked, as for all methods below. */
  markRead(tx: Transaction, { companyId, userId }: InboxKey, ids: readonly string[], readAt: Date): Promise<number> {
    return change(
      tx,
      `UPDATE notification SET state = 'read', read_at = ? WHERE ${MINE} AND id IN (?) AND state = 'unread'`,
      [readAt, companyId, userId, ids],
    );
  }

  /** Returns how many were read. */
  markUnread(tx: Transaction, { companyId, userId }: InboxKey, ids: readonly string[]): Promise<number> {
    return change(
      tx,
      `UPDATE notification SET state = 'unread', read_at = NULL WHERE ${MINE} AND id IN (?) AND state = 'read'`,
      [companyId, userId, ids],
    );
  }

  /** Marks the newest notifications created until an instant, at most 5,000. Returns their number; 5,000 means there may be more. */
  markReadUntil(tx: Transaction, { companyId, userId }: InboxKey, until: Date, readAt: Date): Promise<number> {
    return change(
      tx,
      `UPDATE notification SET state = 'read', read_at = ? WHERE ${MINE} AND state = 'unread' AND created_at <= ? ORDER BY id DESC LIMIT ${BATCH}`,
      [readAt, companyId, userId, until],
    );
  }

  /** Reverts marks of one instant, at most 5,000. */
  markUnreadOf(tx: Transaction, { companyId, userId }: InboxKey, readAt: Date): Promise<number> {
    return change(
      tx,
      `UPDATE notification SET state = 'unread', read_at = NULL WHERE ${MINE} AND state = 'read' AND read_at = ? LIMIT ${BATCH}`,
      [companyId, userId, readAt],
    );
  }
}

function indexOf(kind: string | null, subjectId: string | null): string {
  if (subjectId !== null) return 'ix_notification_subject';
  return kind === null ? 'ix_notification_state' : 'ix_notification_kind';
}

/** Rows per statement. */
export const MARKED_AT_ONCE = BATCH;

/** Parses the JSON column of a row. */
export function readNotification(row: NotificationEntity): NotificationEntity {
  return { ...row, data: parseJson(row.data) };
}

async function change(tx: Transaction, sql: string, params: unknown[]): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(sql, params);
  return affectedRows;
}
