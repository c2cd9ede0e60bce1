import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { ImportEntity } from '../../../../../../platform/imports/persistence/import.entity.js';

/** An uploaded file of invoices. The file itself is kept as it was sent. */
@Index('ix_invoice_import_age', ['finishedAt'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_invoice_import_company' })
@Entity('invoice_import')
export class InvoiceImportEntity extends ImportEntity {
  @Column({ name: 'invoice_count', type: 'int' })
  invoiceCount: number;

  /** SHA-256 of the file in hexadecimal. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', default: '' })
  sha256: string;

  /** Key of the file in the store. */
  @Column({ name: 'file_key', type: 'varchar', length: 120, charset: 'ascii', collation: 'ascii_bin', default: '' })
  fileKey: string;
}
