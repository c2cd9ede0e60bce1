import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';
import type { EventPlace, ShipmentEventSource, ShipmentEventType } from '../../domain/shipment-event.js';

/** A tracking event. The log is append-only; duplicates are stored once. */
@Index('ix_shipment_event_shipment', ['companyId', 'shipmentId', 'occurredAt', 'id'])
@Index('uq_shipment_event_source', ['companyId', 'shipmentId', 'sourceKey'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_shipment_event_shipment' })
@Entity('shipment_event')
export class ShipmentEventEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_general_ci' })
  type: ShipmentEventType;

  @Column({ name: 'occurred_at', type: 'datetime', precision: 3 })
  occurredAt: Date;

  @Column({ name: 'time_zone', type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_general_ci' })
  timeZone: string;

  @Column({ name: 'received_at', type: 'datetime', precision: 3 })
  receivedAt: Date;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_general_ci' })
  source: ShipmentEventSource;

  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  actorId: string | null;

  @Column({ type: 'json' })
  payload: unknown;

  @Column({ name: 'source_key', type: 'varchar', length: 100, charset: 'ascii', collation: 'ascii_bin' })
  sourceKey: string;

  @Column({ type: 'bigint', nullable: true, transformer: safeInteger })
  sequence: number | null;

  @Column({ type: 'json', nullable: true })
  place: EventPlace | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  @Column({ type: 'json', nullable: true })
  raw: unknown;
}
