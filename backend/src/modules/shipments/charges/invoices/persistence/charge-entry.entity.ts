import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';
import type { InvoiceSource } from './carrier-invoice.entity.js';

/** Stages of the ledger that are stored; quoted and booked charges are read from the offer and the booking. */
export type ChargeEntryStage = 'PRELIMINARY' | 'INVOICED' | 'ADJUSTED' | 'CREDITED' | 'PAID';

/** A row of a shipment's charge ledger after the booking. Append-only: a correction is a further row. */
@Index('ix_charge_entry_bill', ['companyId', 'carrierBillId'])
@Index('ix_charge_entry_invoice', ['companyId', 'invoiceId'])
@Index('ix_charge_entry_shipment', ['companyId', 'shipmentId', 'id'])
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_charge_entry_shipment' })
@ForeignKey('CarrierBillEntity', ['companyId', 'carrierBillId'], ['companyId', 'id'], {
  name: 'fk_charge_entry_bill',
  onDelete: 'CASCADE',
})
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_charge_entry_invoice',
  onDelete: 'CASCADE',
})
@Entity('charge_entry')
export class ChargeEntryEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  /** The evidence; null for preliminary charges. */
  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoiceId: string | null;

  /** The message with the preliminary charges; null for later stages. */
  @Column({
    name: 'carrier_bill_id',
    type: 'char',
    length: 30,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  carrierBillId: string | null;

  @Column({ type: 'varchar', length: 11, charset: 'ascii', collation: 'ascii_bin' })
  stage: ChargeEntryStage;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  code: string;

  @Column({ type: 'varchar', length: 200 })
  description: string;

  /** Minor units; negative for reductions. */
  @Column({ type: 'bigint', transformer: safeInteger })
  amount: number;

  /** ISO 4217. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  @Column({ type: 'varchar', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  source: InvoiceSource;

  /** Null for messages of carriers. */
  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  actorId: string | null;

  @Column({ name: 'recorded_at', type: 'datetime', precision: 3 })
  recordedAt: Date;

  /** Of payments: local date; null for others and if not specified. */
  @Column({ name: 'paid_on', type: 'date', nullable: true })
  paidOn: string | null;

  /** Of payments: check, ACH or wire number. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  reference: string | null;
}
