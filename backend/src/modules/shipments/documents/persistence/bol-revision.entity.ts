import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A version of a bill of lading. */
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_bol_revision_shipment' })
@Entity('bol_revision')
export class BolRevisionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @PrimaryColumn({ type: 'int' })
  version: number;

  /** Created after pickup: supplements the document that the driver carries instead of replacing it. */
  @Column({ type: 'boolean' })
  correction: boolean;

  /** One sentence per change. */
  @Column({ type: 'json' })
  changes: string[];

  @Column({ name: 'revised_at', type: 'datetime', precision: 3 })
  revisedAt: Date;
}
