import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { ExportFormat, ExportPart } from '../domain/export-formats.js';

/** Sums in one currency, in minor units. */
export interface ExportTotals {
  currency: string;
  bills: number;
  credits: number;
}

/** A file in the store. */
export interface ExportFile {
  part: ExportPart;
  name: string;
  key: string;
  size: number;
  sha256: string;
}

/** What is stored of an export beside its columns. */
export interface ExportBody {
  totals: ExportTotals[];
  files: ExportFile[];
}

/** Column `accounting_export.body`. */
export const EXPORT_BODY = storedDocument<ExportBody>({ version: 1 });

/** A numbered export of approved invoices. Never changes. */
@Index('uq_accounting_export_number', ['companyId', 'number'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_accounting_export_company' })
@Entity('accounting_export')
export class AccountingExportEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** From 1, without gaps. */
  @Column({ type: 'int' })
  number: number;

  /** Month of the approvals, such as 2026-11. */
  @Column({ type: 'char', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  month: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  format: ExportFormat;

  @Column({ name: 'invoice_count', type: 'int' })
  invoiceCount: number;

  @Column({ type: 'json', transformer: { to: EXPORT_BODY.write, from: EXPORT_BODY.read } })
  body: ExportBody;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_by_name', type: 'varchar', length: 100 })
  createdByName: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
