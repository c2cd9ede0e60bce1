import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Rows of an archived shipment that left their tables. */
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_shipment_archive_shipment',
})
@Entity('shipment_archive')
export class ShipmentArchiveEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ name: 'archived_at', type: 'datetime', precision: 3 })
  archivedAt: Date;

  @Column({ name: 'row_count', type: 'int' })
  rowCount: number;

  /** Of the bundle. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  /** Compressed JSON: see `bundle.ts`. */
  @Column({ type: 'mediumblob' })
  bundle: Buffer;
}
