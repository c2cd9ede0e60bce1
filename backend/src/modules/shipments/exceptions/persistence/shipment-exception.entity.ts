import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ExceptionKind } from '../../domain/exception-kinds.js';

/** An exception of a shipment, from when it was raised until it was cleared. */
@Index('ix_shipment_exception_kind', ['companyId', 'activeKind', 'shipmentId'])
@Index('ix_shipment_exception_open', ['companyId', 'isOpen', 'openedAt', 'id'])
@Index('ix_shipment_exception_opened', ['companyId', 'kind', 'openedAt'])
@Index('ix_shipment_exception_urgency', ['companyId', 'isOpen', 'urgency', 'openedAt', 'id'])
@Index('uq_shipment_exception_active', ['companyId', 'shipmentId', 'activeKind'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], {
  name: 'fk_shipment_exception_shipment',
})
@Entity('shipment_exception')
export class ShipmentExceptionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'varchar', length: 24, charset: 'ascii', collation: 'ascii_bin' })
  kind: ExceptionKind;

  @Column({ type: 'tinyint', unsigned: true })
  severity: number;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3 })
  openedAt: Date;

  /** In the words of the carrier, for example why it declined a tender. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ name: 'owner_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  ownerId: string | null;

  @Column({ name: 'snoozed_until', type: 'datetime', precision: 3, nullable: true })
  snoozedUntil: Date | null;

  @Column({ name: 'resolved_at', type: 'datetime', precision: 3, nullable: true })
  resolvedAt: Date | null;

  @Column({ name: 'resolved_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  resolvedBy: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  resolution: string | null;

  @Column({
    name: 'active_kind',
    type: 'varchar',
    length: 24,
    charset: 'ascii',
    collation: 'ascii_bin',
    generatedType: 'VIRTUAL',
    asExpression: 'if(`ended_at` is null,`kind`,NULL)',
    nullable: true,
  })
  activeKind: ExceptionKind | null;

  @Column({
    name: 'is_open',
    type: 'boolean',
    generatedType: 'VIRTUAL',
    asExpression: '`ended_at` is null and `resolved_at` is null',
    nullable: true,
  })
  isOpen: boolean | null;

  /** Order of the queue: 0 for the highest severity. */
  @Column({
    type: 'tinyint',
    generatedType: 'VIRTUAL',
    asExpression: '4 - cast(`severity` as signed)',
    nullable: true,
  })
  urgency: number | null;
}
