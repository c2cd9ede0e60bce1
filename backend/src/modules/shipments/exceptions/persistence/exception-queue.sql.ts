import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { olderThan } from '../../../../platform/database/keyset.js';
import { readCursor, toPage } from '../../../../platform/http/paging/keyset-cursor.js';
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
  createdAt: Date;
  shipmentNumber: string;
  carrierName: string;
  lane: string;
}

/** The work queue of a company. */
@Injectable()
export class ExceptionQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A page of open exceptions, newest first. @throws ValidationFailed for an invalid cursor */
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
    if (severity !== undefined) where('e.severity = ?', SEVERITIES.indexOf(severity) + 1);
    if (owner === 'me') where('e.owner_id = ?', userId);
    if (owner === 'none') where('e.owner_id IS NULL');
    if (cursor !== undefined) where(...olderThan('e.opened_at', 'e.id', readCursor(cursor)));
    const rows = await this.database.query<QueuedException>(
      `SELECT ${EXCEPTION_COLUMNS}, e.opened_at AS createdAt, s.number AS shipmentNumber, s.carrier_name AS carrierName,
         CONCAT(s.origin_city, ', ', s.origin_state, ' – ', s.destination_city, ', ', s.destination_state) AS lane
       FROM shipment_exception e FORCE INDEX (ix_shipment_exception_open) JOIN shipment s ON s.company_id = e.company_id AND s.id = e.shipment_id
         LEFT JOIN user_account u ON u.id = e.owner_id
       WHERE ${conditions.join(' AND ')} ORDER BY e.opened_at DESC, e.id DESC LIMIT ?`,
      [...params, limit + 1],
    );
    return toPage(rows, limit);
  }
}
