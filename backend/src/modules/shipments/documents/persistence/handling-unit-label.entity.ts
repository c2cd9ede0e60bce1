import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The SSCC of a handling unit. */
@Index('uq_handling_unit_label_sscc', ['companyId', 'sscc'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_handling_unit_label_shipment',
})
@Entity('handling_unit_label')
export class HandlingUnitLabelEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @PrimaryColumn({ name: 'unit_number', type: 'int' })
  unitNumber: number;

  @Column({ type: 'char', length: 18, charset: 'ascii', collation: 'ascii_bin' })
  sscc: string;
}
