import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';

/** A row of `company_export`. */
export interface CompanyExportRow {
  companyId: string;
  id: string;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'expired';
  attempts: number;
  tablesDone: number;
  tablesTotal: number;
  byteSize: number | null;
  fileKey: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

const COLUMNS = `company_id AS companyId, id, status, attempts, tables_done AS tablesDone, tables_total AS tablesTotal, byte_size AS byteSize,
  file_key AS fileKey, created_at AS createdAt, finished_at AS finishedAt`;
/** An export whose worker has not been heard of for so long is begun anew by another. */
const LEASE = 'INTERVAL 60 SECOND';
const LATEST = 20;

@Injectable()
export class CompanyExportsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, companyId: string, id: string, userId: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO company_export (company_id, id, status, requested_by, created_at) VALUES (?, ?, 'waiting', ?, ?)`,
      [companyId, id, userId, now],
    );
  }

  /** Whether the company has one that is not finished; locks the company. */
  async unfinished(tx: Transaction, companyId: string): Promise<boolean> {
    await tx.query('SELECT id FROM company WHERE id = ? FOR UPDATE', [companyId]);
    const rows = await tx.query<unknown[]>(
      `SELECT id FROM company_export WHERE company_id = ? AND status IN ('waiting', 'running') LIMIT 1`,
      [companyId],
    );
    return rows.length > 0;
  }

  latest(companyId: string): Promise<CompanyExportRow[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM company_export WHERE company_id = ? ORDER BY id DESC LIMIT ${LATEST}`,
      [companyId],
    );
  }

  async find(companyId: string, id: string): Promise<CompanyExportRow | null> {
    const [row] = await this.database.query<CompanyExportRow>(
      `SELECT ${COLUMNS} FROM company_export WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row ?? null;
  }

  /** Takes one that waits, or whose worker is gone, for this worker; null when there is none. */
  claim(): Promise<CompanyExportRow | null> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.query<CompanyExportRow[]>(
        `SELECT ${COLUMNS} FROM company_export
          WHERE status = 'waiting' OR (status = 'running' AND leased_until < UTC_TIMESTAMP(3)) ORDER BY created_at LIMIT 1 FOR UPDATE`,
      );
      if (row === undefined) return null;
      await tx.query(
        `UPDATE company_export SET status = 'running', attempts = attempts + 1, tables_done = 0, leased_until = UTC_TIMESTAMP(3) + ${LEASE} WHERE company_id = ? AND id = ?`,
        [row.companyId, row.id],
      );
      return { ...row, status: 'running', attempts: row.attempts + 1 };
    });
  }

  /** Notes progress and keeps the lease. Returns false when another worker has taken over. */
  async progress({ companyId, id, attempts }: CompanyExportRow, done: number, total: number): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      `UPDATE company_export SET tables_done = ?, tables_total = ?, leased_until = UTC_TIMESTAMP(3) + ${LEASE} WHERE company_id = ? AND id = ? AND status = 'running' AND attempts = ?`,
      [done, total, companyId, id, attempts],
    );
    return affectedRows === 1;
  }

  /** Ends it, unless another worker has taken over. */
  async finish(
    { companyId, id, attempts }: CompanyExportRow,
    status: 'done' | 'failed' | 'waiting',
    file: { key: string; byteSize: number } | null,
    now: Date,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE company_export SET status = ?, file_key = ?, byte_size = ?, finished_at = ?, leased_until = NULL
        WHERE company_id = ? AND id = ? AND status = 'running' AND attempts = ?`,
      [status, file?.key ?? null, file?.byteSize ?? null, status === 'waiting' ? null : now, companyId, id, attempts],
    );
  }

  /** Done before this instant, oldest first. */
  doneBefore(before: Date, limit: number): Promise<CompanyExportRow[]> {
    return this.database.query(
      `SELECT ${COLUMNS} FROM company_export WHERE status = 'done' AND finished_at < ? LIMIT ?`,
      [before, limit],
    );
  }

  async expire({ companyId, id }: CompanyExportRow): Promise<void> {
    await this.database.execute(
      `UPDATE company_export SET status = 'expired', file_key = NULL WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
  }
}
