import { Injectable } from '@nestjs/common';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { parseJson } from '../../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { ShipmentStatus } from '../../domain/shipment-status.js';
import { BolRevisionEntity } from './bol-revision.entity.js';

const KEYS = ['version', 'correction', 'changes', 'revisedAt'] as const;

/** Cause and changes of a version of a bill of lading after the first. */
export type BolRevision = Pick<BolRevisionEntity, (typeof KEYS)[number]>;

/** Versions of bills of lading after the first, stored with the change of the shipment. */
@Injectable()
export class BolRevisionsRepository {
  constructor(private readonly database: Database) {}

  /** Locks the shipment against other document changes. Returns its status; null if it does not exist. */
  async lockShipment(tx: Transaction, companyId: string, shipmentId: string): Promise<ShipmentStatus | null> {
    const [row] = await tx.query<{ status: ShipmentStatus }[]>(
      'SELECT status FROM shipment WHERE company_id = ? AND id = ? FOR UPDATE',
      [companyId, shipmentId],
    );
    return row?.status ?? null;
  }

  async insert(
    tx: Transaction,
    companyId: string,
    shipmentId: string,
    { version, correction, changes, revisedAt }: BolRevision,
  ): Promise<void> {
    await tx.query(
      'INSERT INTO bol_revision (company_id, shipment_id, version, correction, changes, revised_at) VALUES (?, ?, ?, ?, ?, ?)',
      [companyId, shipmentId, version, correction, JSON.stringify(changes), revisedAt],
    );
  }

  /** Null while the first version is the current one. */
  async last(companyId: string, shipmentId: string, tx?: Transaction): Promise<BolRevision | null> {
    const sql = `SELECT ${columnsOf(BolRevisionEntity, 'bol_revision', KEYS)} FROM bol_revision
      WHERE company_id = ? AND shipment_id = ? ORDER BY version DESC LIMIT 1`;
    const params = [companyId, shipmentId];
    const [row] =
      tx === undefined
        ? await this.database.query<SqlRow<BolRevisionEntity, (typeof KEYS)[number]>>(sql, params)
        : await tx.query<SqlRow<BolRevisionEntity, (typeof KEYS)[number]>[]>(sql, params);
    return row === undefined ? null : { ...row, correction: Boolean(row.correction), changes: parseJson(row.changes) };
  }
}
