import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A file that a carrier sent as a supporting document of an invoice. A withdrawn one stays; sent again, it gets another row. */
@Index('ix_invoice_document_invoice', ['companyId', 'connectionId', 'invoiceNumber'])
@Index('ix_invoice_document_received', ['companyId', 'connectionId', 'receivedAt'])
@ForeignKey('CarrierConnectionEntity', ['companyId', 'connectionId'], ['companyId', 'id'], {
  name: 'fk_invoice_document_connection',
})
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_invoice_document_shipment',
})
@ForeignKey('DocumentEntity', ['companyId', 'documentId'], ['companyId', 'id'], {
  name: 'fk_invoice_document_document',
  onDelete: 'CASCADE',
})
@Entity('invoice_document')
export class InvoiceDocumentEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** The carrier's id of the file. */
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  /** The stored file. Another source can have added it first, because a shipment has the same content once. */
  @Column({ name: 'document_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  documentId: string;

  @Column({ name: 'invoice_number', type: 'varchar', length: 100, collation: 'utf8mb4_bin' })
  invoiceNumber: string;

  /** Code of the standard, such as POD. */
  @Column({ name: 'document_type', type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  documentType: string;

  /** JSON as received, with the SHA-256 of each file in place of its content. */
  @Column({ type: 'mediumtext' })
  original: string;

  @Column({ name: 'received_at', type: 'datetime', precision: 3 })
  receivedAt: Date;

  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt: Date | null;
}
