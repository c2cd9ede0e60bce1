import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  type BundledRows,
  type PackedBundle,
  packRows,
  type StoredRow,
  unpackRows,
} from '../bundle.js';
import { ShipmentArchiveEntity } from './shipment-archive.entity.js';

const KEYS = ['shipmentId', 'rowCount', 'sha256', 'bundle'] as const;
type ArchiveRow = Pick<ShipmentArchiveEntity, (typeof KEYS)[number]>;

const SELECT = `SELECT ${columnsOf(ShipmentArchiveEntity, 'a', KEYS)} FROM shipment_archive a WHERE a.company_id = ?`;
const SELECT_SOME = `${SELECT} AND a.shipment_id IN (?)`;

/** Bundles of archived shipments. */
@Injectable()
export class ArchivedRows {
  constructor(private readonly database: Database) {}

  /** Rows of one table by column name; empty if the shipment is not archived. @throws Error for a damaged bundle */
  async of(companyId: string, shipmentId: string, table: ArchivedTable): Promise<StoredRow[]> {
    const [row] = await this.database.query<ArchiveRow>(SELECT_SOME, [companyId, [shipmentId]]);
    return row === undefined ? [] : unpackRows(row)[table];
  }

  /** Stores a bundle for each shipment, and reads them back. @throws Error if a stored bundle cannot be read */
  async store(
    tx: Transaction,
    companyId: string,
    rows: ReadonlyMap<string, BundledRows>,
    archivedAt: Date,
  ): Promise<void> {
    const values = [...rows].map(([id, bundled]) => {
      const { rowCount, sha256, bundle } = packRows(bundled);
      return [companyId, id, archivedAt, rowCount, sha256, bundle];
    });
    await tx.query(
      'INSERT INTO shipment_archive (company_id, shipment_id, archived_at, row_count, sha256, bundle) VALUES ?',
      [values],
    );
    const stored = await tx.query<ArchiveRow[]>(SELECT_SOME, [companyId, [...rows.keys()]]);
    if (stored.length !== rows.size) throw new Error('A bundle of an archived shipment was not stored.');
    for (const bundle of stored) unpackRows(bundle);
  }

  /** Puts the rows of archived shipments back into their tables, and deletes their bundles. The caller has locked the shipments. */
  async restore(tx: Transaction, companyId: string, shipmentIds: readonly string[]): Promise<void> {
    const archived = await tx.query<ArchiveRow[]>(SELECT_SOME, [companyId, shipmentIds]);
    for (const row of archived) await insertRows(tx, unpackRows(row));
    await tx.query('DELETE FROM shipment_archive WHERE company_id = ? AND shipment_id IN (?)', [
      companyId,
      shipmentIds,
    ]);
  }
}

/** Rows of a table in all bundles of a company. `stream` runs a statement and returns its rows one by one. */
export async function* streamArchived(
  stream: (sql: string, params: unknown[]) => Promise<AsyncIterable<unknown>>,
  companyId: string,
  table: ArchivedTable,
): AsyncGenerator<StoredRow> {
  for await (const bundle of await stream(SELECT, [companyId])) yield* unpackRows(bundle as PackedBundle)[table];
}

async function insertRows(tx: Transaction, rows: BundledRows): Promise<void> {
  for (const table of ARCHIVED_TABLES) {
    const [first] = rows[table];
    if (first === undefined) continue;
    const columns = Object.keys(first);
    await tx.query(`INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES ?`, [
      rows[table].map((row) => columns.map((name) => insertable(row[name]))),
    ]);
  }
}

/** MySQL returns parsed JSON and takes text. */
function insertable(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
}
