import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file from which an invoice is entered, as its carrier sent it. */
@Index('ix_invoice_file_age', ['createdAt'])
@Index('ix_invoice_file_invoice', ['companyId', 'invoiceId'])
@Index('uq_invoice_file_content', ['companyId', 'receivedSha256'], { unique: true })
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_invoice_file_invoice',
  onDelete: 'CASCADE',
})
@Entity('invoice_file')
export class InvoiceFileEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Null until the invoice is entered. */
  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoiceId: string | null;

  @Column({ name: 'file_name', type: 'varchar', length: 120 })
  fileName: string;

  @Column({ name: 'content_type', type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_general_ci' })
  contentType: string;

  @Column({ name: 'byte_size', type: 'int' })
  byteSize: number;

  /** Of the stored file, in hexadecimal. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  /** Of the file as it was sent; a PDF is stored without active content. */
  @Column({ name: 'received_sha256', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  receivedSha256: string;

  /** Key of the file in the store. */
  @Column({ name: 'file_key', type: 'varchar', length: 120, charset: 'ascii', collation: 'ascii_bin' })
  fileKey: string;

  @Column({ name: 'uploaded_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  uploadedBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
