import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../../platform/registered.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditEntryEntity } from '../../../platform/audit/persistence/audit-entry.entity.js';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { olderThan } from '../../../platform/database/keyset.js';
import { readCursor, toPage, type KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, type Page, type PageRequest } from '../../../platform/http/paging/page.js';

/** Filter of events. */
export interface ActivityFilter {
  action?: AuditAction;
  userId?: string;
  /** UTC instants; `to` is exclusive. */
  from?: string;
  to?: string;
}

const KEYS = ['id', 'action', 'userId', 'subject', 'details', 'ipAddress'] as const;
const COLUMNS = columnsOf(AuditEntryEntity, 'e', KEYS);

/** An event with the name of its user. */
export interface ActivityRow extends SqlRow<AuditEntryEntity, (typeof KEYS)[number]>, KeysetPosition {
  userName: string | null;
}

@Injectable()
export class ActivityQueries {
  constructor(private readonly database: Database) {}

  /** A page of the company's events, newest first. @throws ValidationFailed for an invalid cursor */
  async list(
    { companyId }: Actor,
    { limit = PAGE_SIZE, cursor, ...filter }: ActivityFilter & PageRequest,
  ): Promise<Page<ActivityRow>> {
    const rows = await this.read(companyId, filter, cursor === undefined ? null : readCursor(cursor), limit + 1);
    return toPage(rows, limit);
  }

  /** At most `limit` events after a position, newest first. */
  read(
    companyId: string,
    { action, userId, from, to }: ActivityFilter,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<ActivityRow[]> {
    const conditions = ['e.chain = ?'];
    const params: unknown[] = [companyId];
    const where = (condition: string, ...values: unknown[]): void => {
      conditions.push(condition);
      params.push(...values);
    };
    if (action !== undefined) where('e.action = ?', action);
    if (userId !== undefined) where('e.user_id = ?', userId);
    if (from !== undefined) where('e.occurred_at >= ?', new Date(from));
    if (to !== undefined) where('e.occurred_at < ?', new Date(to));
    if (after !== null) where(...olderThan('e.occurred_at', 'e.id', after));
    return this.database.query<ActivityRow>(
      `SELECT ${COLUMNS}, e.occurred_at AS createdAt, u.full_name AS userName
         FROM audit_entry e FORCE INDEX (${indexFor({ action, userId })}) LEFT JOIN user_account u ON u.id = e.user_id
        WHERE ${conditions.join(' AND ')} ORDER BY e.occurred_at DESC, e.id DESC LIMIT ?`,
      [...params, limit],
    );
  }
}

function indexFor({ action, userId }: ActivityFilter): string {
  if (userId !== undefined) return 'ix_audit_entry_user';
  return action === undefined ? 'ix_audit_entry_time' : 'ix_audit_entry_action';
}
