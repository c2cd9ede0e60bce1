import { Injectable } from '@nestjs/common';
import { readStoredFreight } from '../../../platform/database/read-stored-freight.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { containing } from '../../../platform/database/like.js';
import type { KeysetPosition } from '../../../platform/http/paging/keyset-cursor.js';

/** Tables of one shape: a name, and the rest as it was sent. */
export type SavedFreightTable = 'product' | 'freight_template';

/** A row of `product` or `freight_template`. */
export interface SavedFreightRow<Body> {
  companyId: string;
  id: string;
  /** Unique in the company. */
  name: string;
  body: Body;
  /** Grows by one with every change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = 'company_id AS companyId, id, name, body, version, created_at AS createdAt, updated_at AS updatedAt';

@Injectable()
export class SavedFreightRepository {
  constructor(private readonly database: Database) {}

  /** At most `limit` rows after a position, newest first, whose name contains the text. */
  async list<Body>(
    table: SavedFreightTable,
    companyId: string,
    text: string | null,
    after: KeysetPosition | null,
    limit: number,
  ): Promise<SavedFreightRow<Body>[]> {
    const conditions = [
      'company_id = ?',
      ...(after ? ['created_at <= ? AND (created_at < ? OR id < ?)'] : []),
      ...(text === null ? [] : ['name LIKE ?']),
    ];
    const params = [
      companyId,
      ...(after ? [after.createdAt, after.createdAt, after.id] : []),
      ...(text === null ? [] : [containing(text)]),
    ];
    const rows = await this.database.query<SavedFreightRow<Body>>(
      `SELECT ${COLUMNS} FROM ${table} FORCE INDEX (ix_${table}_created) WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT ?`,
      [...params, limit],
    );
    return rows.map(read);
  }

  async find<Body>(table: SavedFreightTable, companyId: string, id: string): Promise<SavedFreightRow<Body> | null> {
    const [row] = await this.database.query<SavedFreightRow<Body>>(
      `SELECT ${COLUMNS} FROM ${table} WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row === undefined ? null : read(row);
  }

  async count(table: SavedFreightTable, companyId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT COUNT(*) AS count FROM ${table} WHERE company_id = ?`,
      [companyId],
    );
    return row?.count ?? 0;
  }

  /** Returns false when the name is taken. */
  async insert(tx: Transaction, table: SavedFreightTable, row: SavedFreightRow<object>): Promise<boolean> {
    const written = tx.query<{ affectedRows: number }>(
      `INSERT INTO ${table} (company_id, id, name, body, version, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [row.companyId, row.id, row.name, JSON.stringify(row.body), row.version, row.createdAt, row.updatedAt],
    );
    return (await unlessTaken(written)) !== null;
  }

  /** Writes the row if the stored one still has this version. */
  async replace(
    tx: Transaction,
    table: SavedFreightTable,
    row: SavedFreightRow<object>,
    version: number,
  ): Promise<'replaced' | 'stale' | 'name taken'> {
    const written = tx.query<{ affectedRows: number }>(
      `UPDATE ${table} SET name = ?, body = ?, version = ?, updated_at = ? WHERE company_id = ? AND id = ? AND version = ?`,
      [row.name, JSON.stringify(row.body), row.version, row.updatedAt, row.companyId, row.id, version],
    );
    const affected = await unlessTaken(written);
    if (affected === null) return 'name taken';
    return affected === 1 ? 'replaced' : 'stale';
  }

  /** Returns whether there was one. */
  async remove(tx: Transaction, table: SavedFreightTable, companyId: string, id: string): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `DELETE FROM ${table} WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return affectedRows === 1;
  }
}

/** Rows changed; null when the name is one of another row. */
async function unlessTaken(written: Promise<{ affectedRows: number }>): Promise<number | null> {
  try {
    return (await written).affectedRows;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

function read<Body>(row: SavedFreightRow<Body>): SavedFreightRow<Body> {
  return { ...row, body: readStoredFreight(row.body) };
}
