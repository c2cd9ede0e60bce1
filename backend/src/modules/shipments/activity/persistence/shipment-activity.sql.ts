import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import type { AuditEntryEntity } from '../../../../platform/audit/persistence/audit-entry.entity.js';
import { Database } from '../../../../platform/database/database.js';
import { olderThan } from '../../../../platform/database/keyset.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { type KeysetPosition, readCursor, toPage } from '../../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, type Page, type PageRequest } from '../../../../platform/http/paging/page.js';
import { ArchivedEvents } from '../../archive/archived-events.js';
import { ShipmentLogRepository } from '../../tracking/persistence/shipment-log.sql.js';
import type { ShipmentEventEntity } from '../../tracking/persistence/shipment-event.entity.js';

/** An activity log entry, or an event of the shipment: its action is `shipment.` and its type. */
export interface ShipmentActivityRow extends KeysetPosition, Pick<AuditEntryEntity, 'userId'> {
  action: AuditEntryEntity['action'] | `shipment.${ShipmentEventEntity['type']}`;
  userName: string | null;
  /** Null for entries of the activity log. */
  source: ShipmentEventEntity['source'] | null;
  /** JSON; null for events. */
  details: AuditEntryEntity['details'] | null;
}

/** Reads the activity log entries of a shipment together with its events. */
@Injectable()
export class ShipmentActivityQueries {
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedEvents,
    private readonly log: ShipmentLogRepository,
  ) {}

  /** A page, newest first. @throws NotFound; ValidationFailed for an invalid cursor */
  async list(
    { companyId }: Actor,
    shipmentId: string,
    { limit = PAGE_SIZE, cursor }: PageRequest,
  ): Promise<Page<ShipmentActivityRow>> {
    const known = await this.database.query<{ archived: number }>(
      'SELECT archived FROM shipment WHERE company_id = ? AND id = ?',
      [companyId, shipmentId],
    );
    const [shipment] = known;
    if (shipment === undefined) throw new NotFound();
    const after = cursor === undefined ? null : readCursor(cursor);
    const logs = await Promise.all([
      this.entries(companyId, shipmentId, after, limit + 1),
      shipment.archived === 1
        ? this.archivedEvents(companyId, shipmentId, after)
        : this.events(companyId, shipmentId, after, limit + 1),
    ]);
    return toPage(logs.flat().sort(newestFirst), limit);
  }

  /** Excludes entries about manual events and loadings, which are events of the shipment too. */
  private entries(
    companyId: string,
    shipmentId: string,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<ShipmentActivityRow[]> {
    const { condition, params } = afterPosition(after);
    return this.database.query(
      `SELECT e.id, e.occurred_at AS createdAt, e.action, e.user_id AS userId, u.full_name AS userName, NULL AS source, e.details
         FROM audit_entry e FORCE INDEX (ix_audit_entry_subject) LEFT JOIN user_account u ON u.id = e.user_id
        WHERE e.chain = ? AND e.subject = ? AND e.action NOT IN ('shipment.event_entered', 'shipment.loading_recorded') AND ${condition} ORDER BY e.occurred_at DESC, e.id DESC LIMIT ?`,
      [companyId, shipmentId, ...params, limit],
    );
  }

  private async archivedEvents(
    companyId: string,
    shipmentId: string,
    after: KeysetPosition | null,
  ): Promise<ShipmentActivityRow[]> {
    const rows = await this.archived.of(companyId, shipmentId);
    const names = await this.log.namesOf(rows);
    const events = rows
      .filter(({ type }) => type !== 'booked')
      .map(({ id, occurredAt, type, actorId, source }) => ({
        id,
        createdAt: occurredAt,
        action: `shipment.${type}` as const,
        userId: actorId,
        userName: names.get(actorId ?? '') ?? null,
        source,
        details: null,
      }));
    return after === null ? events : events.filter((event) => newestFirst(event, after) > 0);
  }

  /** Excludes the booking, which the activity log has. */
  private events(
    companyId: string,
    shipmentId: string,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<ShipmentActivityRow[]> {
    const { condition, params } = afterPosition(after);
    return this.database.query(
      `SELECT e.id, e.occurred_at AS createdAt, CONCAT('shipment.', e.type) AS action, e.actor_id AS userId, u.full_name AS userName, e.source, NULL AS details
         FROM shipment_event e FORCE INDEX (ix_shipment_event_shipment) LEFT JOIN user_account u ON u.id = e.actor_id
        WHERE e.company_id = ? AND e.shipment_id = ? AND e.type <> 'booked' AND ${condition} ORDER BY e.occurred_at DESC, e.id DESC LIMIT ?`,
      [companyId, shipmentId, ...params, limit],
    );
  }
}

/** Rows after a position, newest first. */
function afterPosition(after: KeysetPosition | null): { condition: string; params: unknown[] } {
  if (after === null) return { condition: 'TRUE', params: [] };
  const [condition, ...params] = olderThan('e.occurred_at', 'e.id', after);
  return { condition, params };
}

function newestFirst(left: KeysetPosition, right: KeysetPosition): number {
  return right.createdAt.getTime() - left.createdAt.getTime() || (left.id < right.id ? 1 : -1);
}
