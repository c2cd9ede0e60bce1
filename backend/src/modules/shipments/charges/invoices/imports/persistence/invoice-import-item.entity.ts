import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { storedDocument } from '../../../../../../platform/database/stored-document.js';
import { ImportItemEntity } from '../../../../../../platform/imports/persistence/import.entity.js';
import type { EnteredInvoice } from '../../enter-invoice.js';
import { InvoiceImportEntity } from './invoice-import.entity.js';

/** Column `invoice_import_item.request`. */
export const IMPORTED_INVOICE = storedDocument<EnteredInvoice>({ version: 1 });

/** One invoice of an uploaded file. */
@Index('ix_invoice_import_item_status', ['companyId', 'importId', 'status', 'position'])
@ForeignKey(() => InvoiceImportEntity, ['companyId', 'importId'], ['companyId', 'id'], {
  name: 'fk_invoice_import_item_import',
})
@Entity('invoice_import_item')
export class InvoiceImportItemEntity extends ImportItemEntity {
  /** Number of the invoice. */
  @Column({ type: 'varchar', length: 100 })
  ref: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'waiting' | 'recorded' | 'failed';

  @Column({ type: 'json', nullable: true })
  request: EnteredInvoice | null;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoiceId: string | null;
}
