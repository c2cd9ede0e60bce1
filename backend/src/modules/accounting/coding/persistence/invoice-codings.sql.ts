import { Injectable } from '@nestjs/common';
import { columnsOf, type SqlRow } from '../../../../platform/database/columns-of.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import type { CodedLine } from '../domain/code-invoice.js';
import { INVOICE_CODING_BODY, InvoiceCodingEntity } from './invoice-coding.entity.js';

const KEYS = ['id', 'invoiceId', 'body', 'reason', 'codedAt'] as const;
const COLUMNS = columnsOf(InvoiceCodingEntity, 'i', KEYS);
const NEWEST_KEYS = ['invoiceId', 'body'] as const;
const NEWEST_COLUMNS = columnsOf(InvoiceCodingEntity, 'i', NEWEST_KEYS);
type NewestRow = SqlRow<InvoiceCodingEntity, (typeof NEWEST_KEYS)[number]>;
/** Most codings of an invoice that are read. */
const READ_MAX = 100;

/** A coding by hand with the name of the user. */
export type NamedCoding = Pick<InvoiceCodingEntity, (typeof KEYS)[number]> & { actorName: string | null };
type Row = SqlRow<InvoiceCodingEntity, (typeof KEYS)[number]> & { actorName: string | null };

/** Codings of invoices by hand. */
@Injectable()
export class InvoiceCodingsRepository {
  constructor(private readonly database: Database) {}

  async insert(tx: Transaction, row: InvoiceCodingEntity): Promise<void> {
    await tx.insert(InvoiceCodingEntity, row);
  }

  /** Newest first. */
  async list(companyId: string, invoiceId: string): Promise<NamedCoding[]> {
    const rows = await this.database.query<Row>(
      `SELECT ${COLUMNS}, u.full_name AS actorName FROM invoice_coding i LEFT JOIN user_account u ON u.id = i.actor_id
        WHERE i.company_id = ? AND i.invoice_id = ? ORDER BY i.id DESC LIMIT ?`,
      [companyId, invoiceId, READ_MAX],
    );
    return rows.map((row) => ({ ...row, body: INVOICE_CODING_BODY.read(row.body) }));
  }

  /** Lines of the newest coding of each of these invoices that has one. */
  async newest(companyId: string, invoiceIds: readonly string[], tx?: Transaction): Promise<Map<string, CodedLine[]>> {
    const sql = `SELECT ${NEWEST_COLUMNS} FROM invoice_coding i
       JOIN (SELECT MAX(id) AS id FROM invoice_coding WHERE company_id = ? AND invoice_id IN (?) GROUP BY invoice_id) AS newest ON newest.id = i.id
      WHERE i.company_id = ?`;
    const params = [companyId, invoiceIds, companyId];
    const rows =
      tx === undefined ? await this.database.query<NewestRow>(sql, params) : await tx.query<NewestRow[]>(sql, params);
    return new Map(rows.map(({ invoiceId, body }) => [invoiceId, INVOICE_CODING_BODY.read(body).lines]));
  }
}
