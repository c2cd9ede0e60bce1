import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { ShipmentBody } from '../../domain/shipment-body.js';
import type { ShipmentExceptionEntity } from '../../exceptions/persistence/shipment-exception.entity.js';
import { ShipmentEntity } from '../../persistence/shipment.entity.js';
import { SHIPMENT_BODY } from '../../persistence/stored-shipment.js';

/** An exception that has not ended. */
export interface ActiveException extends Pick<ShipmentExceptionEntity, 'shipmentId' | 'kind'> {
  /** Whether a member has resolved it. */
  resolved: number;
}

const INDEXED_KEYS = ['companyId', 'id', 'number', 'bolNumber', 'proNumber', 'body'] as const;

/** A shipment with the sources of its search terms. */
export type IndexedShipment = Pick<ShipmentEntity, Exclude<(typeof INDEXED_KEYS)[number], 'body'>> & {
  body: ShipmentBody;
};

/** Statements that recompute derived data of shipments. */
@Injectable()
export class RebuildShipmentsQueries {
  constructor(private readonly database: Database) {}

  async ids(companyId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM shipment WHERE company_id = ? AND id > ? AND archived = 0 ORDER BY id LIMIT ?',
      [companyId, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** In the order in which they were raised. */
  activeExceptions(tx: Transaction, companyId: string, ids: readonly string[]): Promise<ActiveException[]> {
    return tx.query(
      `SELECT shipment_id AS shipmentId, kind, resolved_at IS NOT NULL AS resolved FROM shipment_exception
       WHERE company_id = ? AND shipment_id IN (?) AND ended_at IS NULL ORDER BY opened_at, id`,
      [companyId, ids],
    );
  }

  async indexed(companyId: string, after: string, limit: number): Promise<IndexedShipment[]> {
    const rows = await this.database.query<IndexedShipment>(
      `SELECT ${columnsOf(ShipmentEntity, 's', INDEXED_KEYS)} FROM shipment s WHERE s.company_id = ? AND s.id > ? ORDER BY s.id LIMIT ?`,
      [companyId, after, limit],
    );
    return rows.map((row) => ({ ...row, body: SHIPMENT_BODY.read(row.body) }));
  }

  async lockIndexed(tx: Transaction, companyId: string, id: string): Promise<IndexedShipment | null> {
    const [row] = await tx.query<IndexedShipment[]>(
      `SELECT ${columnsOf(ShipmentEntity, 's', INDEXED_KEYS)} FROM shipment s WHERE s.company_id = ? AND s.id = ? FOR UPDATE`,
      [companyId, id],
    );
    return row === undefined ? null : { ...row, body: SHIPMENT_BODY.read(row.body) };
  }

  /** Raises the view counts of links to the number of stored views. A count can be higher, because views are purged after a year. */
  async raiseViewCounts(companyId: string): Promise<number> {
    const { affectedRows } = await this.database.execute(
      `UPDATE share_link l JOIN (SELECT share_link_id, COUNT(*) AS views FROM share_link_view WHERE company_id = ? GROUP BY share_link_id) v
         ON v.share_link_id = l.id SET l.view_count = v.views WHERE l.company_id = ? AND l.view_count < v.views`,
      [companyId, companyId],
    );
    return affectedRows;
  }

  /** The highest shipment number; 0 without shipments. */
  async highestNumber(companyId: string): Promise<number> {
    const [row] = await this.database.query<{ highest: number | string | null }>(
      'SELECT MAX(CAST(SUBSTRING(number, 3) AS UNSIGNED)) AS highest FROM shipment WHERE company_id = ?',
      [companyId],
    );
    return Number(row?.highest ?? 0);
  }
}
