import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A legal hold on the documents of a shipment: they are kept past their retention. */
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_document_hold_shipment' })
@Entity('document_hold')
export class DocumentHoldEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'varchar', length: 500 })
  reason: string;

  @Column({ name: 'placed_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  placedBy: string;

  @Column({ name: 'placed_at', type: 'datetime', precision: 3 })
  placedAt: Date;
}
