import { Injectable } from '@nestjs/common';
import { parseJson } from '../../../platform/database/columns.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { QuoteRequestDto } from '../../rating/index.js';
import type { ImportMessage } from '../imports/import-messages.js';

/** A row of `quote_import`. */
export interface ImportRow {
  companyId: string;
  id: string;
  status: 'running' | 'done';
  fileName: string;
  rowCount: number;
  quoteCount: number;
  doneCount: number;
  failedCount: number;
  createdBy: string;
  createdByName: string;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A row of `quote_import_item`: a quote that a file asks for. */
export interface ImportItem {
  companyId: string;
  importId: string;
  /** Place in the file, from 0. */
  position: number;
  ref: string;
  firstRow: number;
  /** Lines of its handling units, in order. */
  rows: number[];
  status: 'waiting' | 'quoted' | 'failed';
  /** Null when something is wrong in its rows. */
  request: QuoteRequestDto | null;
  quoteId: string | null;
  messages: ImportMessage[];
}

/** An item that is to be quoted. */
export type WaitingItem = ImportItem & { request: QuoteRequestDto };

const COLUMNS = `company_id AS companyId, id, status, file_name AS fileName, row_count AS rowCount, quote_count AS quoteCount, done_count AS doneCount,
  failed_count AS failedCount, created_by AS createdBy, created_by_name AS createdByName, created_at AS createdAt, finished_at AS finishedAt`;
const ITEM_COLUMNS = `company_id AS companyId, import_id AS importId, position, ref, first_row AS firstRow, cell_rows AS \`rows\`, status, request, quote_id AS quoteId, messages`;
const INSERTED_AT_ONCE = 500;

@Injectable()
export class QuoteImportsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, row: ImportRow, items: readonly Omit<ImportItem, 'companyId' | 'importId'>[]): Promise<void> {
    await tx.query(
      `INSERT INTO quote_import (company_id, id, status, file_name, row_count, quote_count, done_count, failed_count, created_by, created_by_name, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [row.companyId, row.id, row.status, row.fileName, row.rowCount, row.quoteCount, row.doneCount, row.failedCount, row.createdBy, row.createdByName, row.createdAt],
    );
    for (let start = 0; start < items.length; start += INSERTED_AT_ONCE) {
      const values = items.slice(start, start + INSERTED_AT_ONCE).map((item) => [
        row.companyId, row.id, item.position, item.ref, item.firstRow, JSON.stringify(item.rows), item.status, item.request && JSON.stringify(item.request),
        JSON.stringify(item.messages),
      ]);
      await tx.query('INSERT INTO quote_import_item (company_id, import_id, position, ref, first_row, cell_rows, status, request, messages) VALUES ?', [values]);
    }
  }

  async find(companyId: string, id: string): Promise<ImportRow | null> {
    const [row] = await this.database.query<ImportRow>(`SELECT ${COLUMNS} FROM quote_import WHERE company_id = ? AND id = ?`, [companyId, id]);
    return row ?? null;
  }

  /** Items that could not be quoted, in the order of the file. */
  failed(companyId: string, importId: string, limit: number): Promise<ImportItem[]> {
    return this.items(companyId, importId, `status = 'failed'`, limit);
  }

  /** Items that wait, in the order of the file. */
  waiting(companyId: string, importId: string, limit: number): Promise<WaitingItem[]> {
    return this.items(companyId, importId, `status = 'waiting'`, limit) as Promise<WaitingItem[]>;
  }

  /** Items after a position, in the order of the file. */
  after(companyId: string, importId: string, position: number, limit: number): Promise<ImportItem[]> {
    return this.items(companyId, importId, `position > ${Number(position)}`, limit);
  }

  /** Settles an item that still waits, and holds it until the transaction ends. Returns false when another worker has settled it. */
  async settle(tx: Transaction, { companyId, importId, position }: ImportItem, outcome: Pick<ImportItem, 'status' | 'quoteId' | 'messages'>): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE quote_import_item SET status = ?, quote_id = ?, messages = ? WHERE company_id = ? AND import_id = ? AND position = ? AND status = 'waiting'`,
      [outcome.status, outcome.quoteId, JSON.stringify(outcome.messages), companyId, importId, position],
    );
    return affectedRows === 1;
  }

  /** Counts what was settled, and ends the import when nothing waits any more. */
  async progress(tx: Transaction, { companyId, id }: ImportRow, done: number, failed: number, now: Date): Promise<void> {
    await tx.query(
      `UPDATE quote_import SET done_count = done_count + ?, failed_count = failed_count + ?,
         finished_at = IF(done_count + failed_count = quote_count, ?, NULL), status = IF(done_count + failed_count = quote_count, 'done', 'running')
       WHERE company_id = ? AND id = ?`,
      [done, failed, now, companyId, id],
    );
  }

  private async items(companyId: string, importId: string, condition: string, limit: number): Promise<ImportItem[]> {
    const rows = await this.database.query<ImportItem>(
      `SELECT ${ITEM_COLUMNS} FROM quote_import_item WHERE company_id = ? AND import_id = ? AND ${condition} ORDER BY position LIMIT ?`,
      [companyId, importId, limit],
    );
    return rows.map((row) => ({ ...row, rows: parseJson(row.rows), request: parseJson(row.request), messages: parseJson(row.messages) }));
  }
}
