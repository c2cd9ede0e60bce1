import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { CodedLine } from '../domain/code-invoice.js';

/** Column `invoice_coding.body`. */
export const INVOICE_CODING_BODY = storedDocument<{ lines: CodedLine[] }>({ version: 1 });

/** The coding of an invoice by hand. Append-only: the newest applies. */
@Index('ix_invoice_coding_invoice', ['companyId', 'invoiceId', 'id'])
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_invoice_coding_invoice',
  onDelete: 'CASCADE',
})
@Entity('invoice_coding')
export class InvoiceCodingEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invoiceId: string;

  @Column({ type: 'json', transformer: { to: INVOICE_CODING_BODY.write, from: INVOICE_CODING_BODY.read } })
  body: { lines: CodedLine[] };

  @Column({ type: 'varchar', length: 500 })
  reason: string;

  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  actorId: string;

  @Column({ name: 'coded_at', type: 'datetime', precision: 3 })
  codedAt: Date;
}
