import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { ConcurrentChange } from '../../../../platform/http/problems/domain-error.js';
import {
  ARCHIVED_TABLES,
  ArchivedRows,
  type ArchivedTable,
  type BundledRows,
  type StoredRow,
} from '../../../archive/index.js';

/** A shipment that may be archived. */
export interface ClosedShipment {
  id: string;
  quoteId: string;
  offerId: string;
}

/** Where a scan of a company continues. */
export interface ArchivePosition {
  createdAt: Date;
  id: string;
}

/** Whose id a table has. The booked offer stays, because charges and reports read it. */
const KEY_OF: Readonly<Record<ArchivedTable, 'shipment_id' | 'quote_id'>> = {
  shipment_event: 'shipment_id',
  offer: 'quote_id',
  quote_event: 'quote_id',
  quote_carrier_call: 'quote_id',
};

/** Ended long ago, and nothing about it is open. Parameter: instant before which it last changed. */
const CLOSED = `s.archived = 0 AND s.stage IN ('done', 'without_pod') AND s.check_at IS NULL AND s.updated_at < ?
  AND NOT EXISTS (SELECT 1 FROM shipment_exception e WHERE e.company_id = s.company_id AND e.shipment_id = s.id AND e.ended_at IS NULL AND e.resolved_at IS NULL)
  AND NOT EXISTS (SELECT 1 FROM carrier_invoice i WHERE i.company_id = s.company_id AND i.shipment_id = s.id AND i.status IN ('unmatched', 'review', 'held', 'disputed', 'approved'))
  AND NOT EXISTS (SELECT 1 FROM claim c WHERE c.company_id = s.company_id AND c.shipment_id = s.id AND c.status NOT IN ('closed', 'withdrawn'))
  AND NOT EXISTS (SELECT 1 FROM document_hold h WHERE h.company_id = s.company_id AND h.shipment_id = s.id)
  AND NOT EXISTS (SELECT 1 FROM share_link l WHERE l.company_id = s.company_id AND l.shipment_id = s.id AND l.revoked_at IS NULL AND l.expires_on >= ?)`;

/** Moves the rows of closed shipments into the archive. */
@Injectable()
export class ClosedShipmentsRepository {
  constructor(
    private readonly database: Database,
    private readonly archived: ArchivedRows,
  ) {}

  /** Companies by id; one, if given by code or id. */
  async companies(codeOrId?: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM company WHERE erase_at IS NULL AND (? IS NULL OR code = ? OR id = ?) ORDER BY id',
      [codeOrId ?? null, codeOrId?.toUpperCase() ?? '', codeOrId ?? ''],
    );
    return rows.map(({ id }) => id);
  }

  /** The company of a shipment; null if there is no such shipment. */
  async companyOf(id: string): Promise<string | null> {
    const [row] = await this.database.query<{ companyId: string }>(
      'SELECT company_id AS companyId FROM shipment WHERE id = ?',
      [id],
    );
    return row?.companyId ?? null;
  }

  /** Locks the shipment; false if it is not archived. */
  async lockArchived(tx: Transaction, companyId: string, id: string): Promise<boolean> {
    const rows = await tx.query<object[]>(
      'SELECT id FROM shipment WHERE company_id = ? AND id = ? AND archived = 1 FOR UPDATE',
      [companyId, id],
    );
    return rows.length > 0;
  }

  /** The next `limit` shipments booked before an instant, oldest first, closed or not. */
  next(companyId: string, before: Date, after: ArchivePosition | null, limit: number): Promise<ArchivePosition[]> {
    return this.database.query<ArchivePosition>(
      `SELECT s.created_at AS createdAt, s.id FROM shipment s FORCE INDEX (ix_shipment_archived_created)
        WHERE s.company_id = ? AND s.archived = 0 AND s.created_at < ? AND (s.created_at > ? OR (s.created_at = ? AND s.id > ?))
        ORDER BY s.created_at, s.id LIMIT ?`,
      [companyId, before, after?.createdAt ?? new Date(0), after?.createdAt ?? new Date(0), after?.id ?? '', limit],
    );
  }

  /** How many of these shipments can be archived. */
  async countClosed(companyId: string, ids: readonly string[], before: Date): Promise<number> {
    const [row] = await this.database.query<{ closed: number | string }>(
      `SELECT COUNT(*) AS closed FROM shipment s WHERE s.company_id = ? AND s.id IN (?) AND ${CLOSED}`,
      [companyId, ids, before, before],
    );
    return Number(row?.closed ?? 0);
  }

  /** Those of the shipments that can be archived, locked until the transaction ends. */
  async lockClosed(
    tx: Transaction,
    companyId: string,
    ids: readonly string[],
    before: Date,
  ): Promise<ClosedShipment[]> {
    return tx.query<ClosedShipment[]>(
      `SELECT s.id, s.quote_id AS quoteId, s.offer_id AS offerId FROM shipment s WHERE s.company_id = ? AND s.id IN (?) AND ${CLOSED} ORDER BY s.id FOR UPDATE`,
      [companyId, ids, before, before],
    );
  }

  /** Stores the bundles, reads them back, and only then deletes the rows. Returns their number. @throws ConcurrentChange if rows were added meanwhile */
  async move(tx: Transaction, companyId: string, shipments: readonly ClosedShipment[], now: Date): Promise<number> {
    const rows = await this.rowsOf(tx, companyId, shipments);
    await this.archived.store(tx, companyId, rows, now);
    const ids = shipments.map(({ id }) => id);
    let moved = 0;
    for (const table of ARCHIVED_TABLES) moved += await remove(tx, companyId, table, shipments, countOf(rows, table));
    await tx.query('UPDATE shipment SET archived = 1 WHERE company_id = ? AND id IN (?)', [companyId, ids]);
    return moved;
  }

  /** Puts the rows of archived shipments back. The caller has locked them. */
  async restore(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    await this.archived.restore(tx, companyId, ids);
    await tx.query('UPDATE shipment SET archived = 0 WHERE company_id = ? AND id IN (?)', [companyId, ids]);
  }

  private async rowsOf(
    tx: Transaction,
    companyId: string,
    shipments: readonly ClosedShipment[],
  ): Promise<Map<string, BundledRows>> {
    const none = (): BundledRows => ({ shipment_event: [], offer: [], quote_event: [], quote_carrier_call: [] });
    const byShipment = new Map(shipments.map(({ id }) => [id, none()]));
    const idOf = new Map(shipments.flatMap(({ id, quoteId }) => [[id, id] as const, [quoteId, id] as const]));
    const booked = new Set(shipments.map(({ offerId }) => offerId));
    for (const table of ARCHIVED_TABLES) {
      const key = KEY_OF[table];
      const found = await tx.query<StoredRow[]>(`SELECT * FROM ${table} WHERE company_id = ? AND ${key} IN (?)`, [
        companyId,
        keysOf(table, shipments),
      ]);
      for (const row of found)
        if (table !== 'offer' || !booked.has(String(row.id)))
          byShipment.get(idOf.get(String(row[key])) ?? '')?.[table].push(row);
    }
    return byShipment;
  }
}

function keysOf(table: ArchivedTable, shipments: readonly ClosedShipment[]): string[] {
  return shipments.map(({ id, quoteId }) => (KEY_OF[table] === 'quote_id' ? quoteId : id));
}

function countOf(rows: ReadonlyMap<string, BundledRows>, table: ArchivedTable): number {
  return [...rows.values()].reduce((sum, bundled) => sum + bundled[table].length, 0);
}

async function remove(
  tx: Transaction,
  companyId: string,
  table: ArchivedTable,
  shipments: readonly ClosedShipment[],
  expected: number,
): Promise<number> {
  const kept = table === 'offer' ? [shipments.map(({ offerId }) => offerId)] : [];
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `DELETE FROM ${table} WHERE company_id = ? AND ${KEY_OF[table]} IN (?)${kept.length === 0 ? '' : ' AND id NOT IN (?)'}`,
    [companyId, keysOf(table, shipments), ...kept],
  );
  if (affectedRows !== expected) throw new ConcurrentChange();
  return affectedRows;
}
