import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TenderState } from '../tender-state.js';

/** A tender of a shipment to a carrier, and the carrier's response. */
@Index('ix_tender_respond_by', ['state', 'respondBy'])
@Index('uq_tender_number', ['companyId', 'shipmentId', 'number'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_tender_shipment' })
@Entity('tender')
export class TenderEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ type: 'int' })
  number: number;

  @Column({ name: 'offer_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  offerId: string;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({ name: 'carrier_demo', type: 'boolean' })
  carrierDemo: boolean;

  /** Null for a tender by email. */
  @Column({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  connectionId: string | null;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  state: TenderState;

  @Column({ type: 'int', default: 0 })
  tries: number;

  /** When the carrier accepted the bill of lading. */
  @Column({ name: 'bol_taken_at', type: 'datetime', precision: 3, nullable: true })
  bolTakenAt: Date | null;

  @Column({ name: 'pro_number', type: 'varchar', length: 20, nullable: true })
  proNumber: string | null;

  @Column({ name: 'carrier_confirmation', type: 'varchar', length: 50, nullable: true })
  carrierConfirmation: string | null;

  @Column({ name: 'pickup_number', type: 'varchar', length: 50, nullable: true })
  pickupNumber: string | null;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  code: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  message: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt: Date | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  /** When the answer to an emailed tender is due. */
  @Column({ name: 'respond_by', type: 'datetime', precision: 3, nullable: true })
  respondBy: Date | null;

  /** When the booker was notified that the answer is overdue. */
  @Column({ name: 'overdue_at', type: 'datetime', precision: 3, nullable: true })
  overdueAt: Date | null;

  @Column({ name: 'driver_name', type: 'varchar', length: 100, nullable: true })
  driverName: string | null;

  /** E.164. */
  @Column({
    name: 'driver_phone',
    type: 'varchar',
    length: 16,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  driverPhone: string | null;
}
