import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DocumentKind, DocumentSource, DocumentStatus } from '../document-kinds.js';

/** A generated or uploaded file of a shipment. */
@Index('ix_document_age', ['createdAt'])
@Index('ix_document_content', ['companyId', 'shipmentId', 'kind', 'contentCode'])
@Index('uq_document_version', ['companyId', 'shipmentId', 'kind', 'version'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_document_shipment' })
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  kind: DocumentKind;

  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'file_name', type: 'varchar', length: 120 })
  fileName: string;

  @Column({ name: 'content_type', type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_general_ci' })
  contentType: string;

  @Column({ name: 'byte_size', type: 'int' })
  byteSize: number;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  @Column({ name: 'file_key', type: 'varchar', length: 200, charset: 'ascii', collation: 'ascii_bin' })
  fileKey: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', default: 'lading' })
  source: DocumentSource;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin', default: 'issued' })
  status: DocumentStatus;

  @Column({ name: 'uploaded_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  uploadedBy: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  @Column({ type: 'json', nullable: true })
  changes: string[] | null;

  @Column({ name: 'page_count', type: 'int', nullable: true })
  pageCount: number | null;

  @Column({ name: 'content_code', type: 'char', length: 14, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  contentCode: string | null;

  /** When the carrier withdrew the document that it had sent. */
  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt: Date | null;

  /** When a received file was inspected for sharing; null if not inspected yet, or generated. */
  @Column({ name: 'inspected_at', type: 'datetime', precision: 3, nullable: true })
  inspectedAt: Date | null;

  /** Storage key of the copy that share links serve, if it differs from the stored file. */
  @Column({
    name: 'shared_key',
    type: 'varchar',
    length: 200,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  sharedKey: string | null;

  @Column({
    name: 'shared_sha256',
    type: 'char',
    length: 64,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  sharedSha256: string | null;
}
