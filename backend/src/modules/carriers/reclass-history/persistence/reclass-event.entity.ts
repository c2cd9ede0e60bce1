import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReclassCode } from '../../../../kernel/freight-item.js';

/** A commodity of a shipment that a carrier reclassed or weighed again. */
@Index('ix_reclass_event_day', ['companyId', 'occurredOn'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_reclass_event_company' })
@Entity('reclass_event')
export class ReclassEventEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** `freightItem` of the commodity. */
  @PrimaryColumn({ type: 'varchar', length: 220, collation: 'utf8mb4_bin' })
  item: string;

  @PrimaryColumn({ name: 'shipment_number', type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  shipmentNumber: string;

  /** RCL or RWE. */
  @PrimaryColumn({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  code: ReclassCode;

  /** Local date of the carrier's charges. */
  @Column({ name: 'occurred_on', type: 'date' })
  occurredOn: string;
}
