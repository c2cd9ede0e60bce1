import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../../../../platform/database/database.js';
import {
  type ImportItem,
  type ImportRow,
  ImportTables,
  type NewImportItem,
} from '../../../../../../platform/imports/persistence/import-tables.sql.js';
import { type FileReference, RefersToFiles } from '../../../../../../platform/storage/file-references.js';
import type { EnteredInvoice } from '../../enter-invoice.js';
import { IMPORTED_INVOICE } from './invoice-import-item.entity.js';

/** An invoice to record from a file. */
export type InvoiceItem = ImportItem<EnteredInvoice>;

/** An import with its stored file. */
export interface InvoiceImportRow extends ImportRow {
  sha256: string;
  fileKey: string;
}

/** Recorded invoices that could be those of a file. */
export interface RecordedInvoice {
  number: string;
  scac: string | null;
  currency: string;
  total: number;
}

@Injectable()
export class InvoiceImportsRepository extends ImportTables<EnteredInvoice> {
  constructor(private readonly source: Database) {
    super(source, 'invoice', 'recorded', IMPORTED_INVOICE);
  }

  override async insert(
    tx: Transaction,
    row: InvoiceImportRow,
    items: readonly NewImportItem<EnteredInvoice>[],
  ): Promise<void> {
    await super.insert(tx, row, items);
    await tx.query('UPDATE invoice_import SET sha256 = ?, file_key = ? WHERE company_id = ? AND id = ?', [
      row.sha256,
      row.fileKey,
      row.companyId,
      row.id,
    ]);
  }

  /** Where the file of an import is; null if there is no such import. */
  async file(companyId: string, id: string): Promise<{ fileKey: string; fileName: string } | null> {
    const [row] = await this.source.query<{ fileKey: string; fileName: string }>(
      'SELECT file_key AS fileKey, file_name AS fileName FROM invoice_import WHERE company_id = ? AND id = ?',
      [companyId, id],
    );
    return row ?? null;
  }

  /** Invoices that have one of the numbers and are not replaced or withdrawn. */
  async recorded(companyId: string, numbers: readonly string[], tx?: Transaction): Promise<RecordedInvoice[]> {
    if (numbers.length === 0) return [];
    const sql = `SELECT number, scac, currency, total FROM carrier_invoice
      WHERE company_id = ? AND number IN (?) AND status NOT IN ('replaced', 'withdrawn')`;
    const params = [companyId, numbers];
    const rows = tx
      ? await tx.query<RecordedInvoice[]>(sql, params)
      : await this.source.query<RecordedInvoice>(sql, params);
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const rows = await this.source.query<{ id: string; fileKey: string; sha256: string }>(
      'SELECT id, file_key AS fileKey, sha256 FROM invoice_import WHERE company_id = ?',
      [companyId],
    );
    return rows.map(({ id, fileKey, sha256 }) => ({ key: fileKey, sha256, owner: `invoice import ${id}` }));
  }
}
