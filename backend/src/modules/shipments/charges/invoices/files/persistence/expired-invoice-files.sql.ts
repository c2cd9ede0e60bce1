import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../../../platform/database/database.js';
import { INVOICE_STATUSES, isOpen } from '../../domain/invoice-status.js';

/** A stored file of invoices. */
export interface ExpiredFile {
  companyId: string;
  id: string;
  fileKey: string;
}

/** The file from which an invoice was entered. */
export interface ExpiredOriginal extends ExpiredFile {
  invoiceId: string;
  /** Null for an invoice without a shipment. */
  shipmentId: string | null;
}

const UNDECIDED = INVOICE_STATUSES.filter(isOpen);

/** Joins the shipment of `i`, if it has one, and its legal hold. */
const SHIPMENT = `LEFT JOIN shipment s ON s.company_id = i.company_id AND s.id = i.shipment_id
  LEFT JOIN document_hold h ON h.company_id = i.company_id AND h.shipment_id = i.shipment_id`;
/** Parameters: undecided statuses, end of the retention. Without a shipment, nothing but the status keeps a file. */
const KEPT = `(i.status IN (?) OR h.shipment_id IS NOT NULL OR COALESCE(s.delivered_at, s.updated_at, '1970-01-01') >= ?)`;
/** Invoices recorded from the import `m` that keep it. */
const KEEPING = `SELECT 1 FROM invoice_import_item t JOIN carrier_invoice i ON i.company_id = t.company_id AND i.id = t.invoice_id ${SHIPMENT}
  WHERE t.company_id = m.company_id AND t.import_id = m.id AND ${KEPT}`;

/** Files of invoices whose retention has ended. */
@Injectable()
export class ExpiredInvoiceFiles {
  constructor(private readonly database: Database) {}

  /** Files that were uploaded before `before`, and whose invoice was not entered. */
  abandoned(before: Date, limit: number): Promise<ExpiredFile[]> {
    return this.database.query(
      `SELECT company_id AS companyId, id, file_key AS fileKey FROM invoice_file FORCE INDEX (ix_invoice_file_age)
        WHERE created_at < ? AND invoice_id IS NULL ORDER BY created_at LIMIT ?`,
      [before, limit],
    );
  }

  /** Files of decided invoices, uploaded and delivered before `before`, without a legal hold. */
  originals(before: Date, limit: number): Promise<ExpiredOriginal[]> {
    return this.database.query(
      `SELECT f.company_id AS companyId, f.id, f.file_key AS fileKey, f.invoice_id AS invoiceId, i.shipment_id AS shipmentId
         FROM invoice_file f FORCE INDEX (ix_invoice_file_age)
         JOIN carrier_invoice i ON i.company_id = f.company_id AND i.id = f.invoice_id ${SHIPMENT}
        WHERE f.created_at < ? AND NOT ${KEPT} ORDER BY f.created_at LIMIT ?`,
      [before, UNDECIDED, before, limit],
    );
  }

  /** Imports that finished before `before`, and none of whose invoices is kept. */
  imports(before: Date, limit: number): Promise<ExpiredFile[]> {
    return this.database.query(
      `SELECT m.company_id AS companyId, m.id, m.file_key AS fileKey FROM invoice_import m FORCE INDEX (ix_invoice_import_age)
        WHERE m.finished_at < ? AND NOT EXISTS (${KEEPING}) ORDER BY m.finished_at LIMIT ?`,
      [before, UNDECIDED, before, limit],
    );
  }

  /** Returns false if the file got its invoice meanwhile, or is deleted. */
  async deleteAbandoned(tx: Transaction, { companyId, id }: ExpiredFile): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'DELETE FROM invoice_file WHERE company_id = ? AND id = ? AND invoice_id IS NULL',
      [companyId, id],
    );
    return affectedRows === 1;
  }

  /** Returns false if it is deleted. */
  async deleteOriginal(tx: Transaction, { companyId, id }: ExpiredFile): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'DELETE FROM invoice_file WHERE company_id = ? AND id = ?',
      [companyId, id],
    );
    return affectedRows === 1;
  }

  /** With its rows; the invoices stay. Returns false if it is kept meanwhile, or deleted. */
  async deleteImport(tx: Transaction, { companyId, id }: ExpiredFile, before: Date): Promise<boolean> {
    const found = await tx.query<object[]>(
      `SELECT 1 FROM invoice_import m WHERE m.company_id = ? AND m.id = ? AND NOT EXISTS (${KEEPING}) FOR UPDATE`,
      [companyId, id, UNDECIDED, before],
    );
    if (found.length === 0) return false;
    await tx.query('DELETE FROM invoice_import_item WHERE company_id = ? AND import_id = ?', [companyId, id]);
    await tx.query('DELETE FROM invoice_import WHERE company_id = ? AND id = ?', [companyId, id]);
    return true;
  }
}
