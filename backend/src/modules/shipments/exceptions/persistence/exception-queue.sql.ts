import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { readOrderedCursor, writeOrderedCursor } from '../../../../platform/http/paging/ordered-cursor.js';
import { PAGE_SIZE, type Page, type PageRequest } from '../../../../platform/http/paging/page.js';
import { type ExceptionKind, SEVERITIES, type Severity } from '../../domain/exception-kinds.js';
import { EXCEPTION_COLUMNS, type ExceptionRow } from './shipment-exceptions.sql.js';

/** Filters of the queue. */
export interface ExceptionFilter {
  kind?: ExceptionKind;
  severity?: Severity;
  owner?: 'me' | 'none';
  /** Default `open`: neither resolved nor snoozed. */
  state?: 'open' | 'snoozed';
}

/** An open exception with its shipment. */
export interface QueuedException extends ExceptionRow {
  shipmentNumber: string;
  carrierName: string;
  lane: string;
}

/** One cursor for each severity, which the cursor of `ordered-cursor` names as its sort. */
const orderOf = (severity: number) => ({ sort: `severity-${severity}`, direction: 'asc' }) as const;

/** The work queue of a company. */
@Injectable()
export class ExceptionQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of open exceptions: the highest severity first, then the oldest. @throws ValidationFailed for an invalid cursor */
  async list(
    { companyId, userId }: Actor,
    { kind, severity, owner, state = 'open', limit = PAGE_SIZE, cursor }: ExceptionFilter & PageRequest,
  ): Promise<Page<QueuedException>> {
    const conditions = ['e.company_id = ?', 'e.is_open = 1'];
    const params: unknown[] = [companyId];
    const where = (condition: string, ...values: unknown[]): void => {
      conditions.push(condition);
      params.push(...values);
    };
    where(
      state === 'open' ? '(e.snoozed_until IS NULL OR e.snoozed_until <= ?)' : 'e.snoozed_until > ?',
      this.clock.now(),
    );
    if (kind !== undefined) where('e.kind = ?', kind);
    if (severity !== undefined) where('e.urgency = ?', urgencyOf(SEVERITIES.indexOf(severity) + 1));
    if (owner === 'me') where('e.owner_id = ?', userId);
    if (owner === 'none') where('e.owner_id IS NULL');
    if (cursor !== undefined) where(...afterCursor(cursor));
    const rows = await this.database.query<QueuedException>(
      `SELECT ${EXCEPTION_COLUMNS}, s.number AS shipmentNumber, s.carrier_name AS carrierName,
         CONCAT(s.origin_city, ', ', s.origin_state, ' – ', s.destination_city, ', ', s.destination_state) AS lane
       FROM shipment_exception e FORCE INDEX (ix_shipment_exception_urgency) STRAIGHT_JOIN shipment s ON s.company_id = e.company_id AND s.id = e.shipment_id
         LEFT JOIN user_account u ON u.id = e.owner_id
       WHERE ${conditions.join(' AND ')} ORDER BY e.urgency, e.opened_at, e.id LIMIT ?`,
      [...params, limit + 1],
    );
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    return {
      items,
      nextCursor: hasMore ? writeOrderedCursor(orderOf(last.severity), { value: last.openedAt, id: last.id }) : null,
    };
  }
}

/** Position of a stored severity in the queue, as in the column `urgency`. */
const urgencyOf = (severity: number): number => SEVERITIES.length - severity;

/** The condition for rows after a cursor, with its parameters. @throws ValidationFailed for an invalid cursor */
function afterCursor(cursor: string): [sql: string, ...params: unknown[]] {
  const [, severity = '1'] = /^severity-([1-4]) /.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const urgency = urgencyOf(Number(severity));
  const { value, id } = readOrderedCursor(cursor, orderOf(Number(severity)), 'instant', 'exc');
  return [
    '(e.urgency > ? OR (e.urgency = ? AND (e.opened_at > ? OR (e.opened_at = ? AND e.id > ?))))',
    urgency,
    urgency,
    value,
    value,
    id,
  ];
}
