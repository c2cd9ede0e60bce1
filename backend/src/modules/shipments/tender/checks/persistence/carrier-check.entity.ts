import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** `pickup`: state of the pickup. `trace`: events of the shipment. `invoice`: invoices and their documents. */
export type CarrierCheckKind = 'pickup' | 'trace' | 'invoice';

/** A question that a carrier is asked about an accepted tender when it is due. The row is deleted when it is answered for good. */
@Index('ix_carrier_check_due', ['kind', 'dueAt'])
@ForeignKey('TenderEntity', ['companyId', 'tenderId'], ['companyId', 'id'], { name: 'fk_carrier_check_tender' })
@Entity('carrier_check')
export class CarrierCheckEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'tender_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  tenderId: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  kind: CarrierCheckKind;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  /** When it is due; while a worker asks, the end of its lease. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;
}
