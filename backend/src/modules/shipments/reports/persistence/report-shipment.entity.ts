import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ListedPart } from '../../domain/shipment-filter.js';

/** A shipment that a report counts under a code. Computed with `report_day`; the list of shipments reads it. */
@Index('ix_report_shipment_ship_on', ['companyId', 'shipOn'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_report_shipment_company' })
@Entity('report_shipment')
export class ReportShipmentEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  part: ListedPart;

  /** Kind of exception, accessorial or days in transit; empty for the other parts. */
  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  code: string;

  /** Local date of the booked pickup. */
  @PrimaryColumn({ name: 'ship_on', type: 'date' })
  shipOn: string;

  @PrimaryColumn({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;
}
