import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';
import { storedDocument } from '../../../../../platform/database/stored-document.js';
import type { InvoiceVerdict } from '../domain/evaluation.js';
import type { InvoiceBody } from '../domain/invoice-body.js';
import type { InvoiceStatus } from '../domain/invoice-status.js';
import type { MatchKey } from '../domain/match-invoice.js';

/** Column `carrier_invoice.body`. */
export const INVOICE_BODY = storedDocument<InvoiceBody>({ version: 1 });

/** `carrier`: from a message of the carrier. `member`: entered. */
export type InvoiceSource = 'carrier' | 'member';

/** An invoice of a carrier with the result of its audit. */
@Index('ix_carrier_invoice_bol', ['companyId', 'bolNumber'])
@Index('ix_carrier_invoice_carrier', ['companyId', 'scac', 'id'])
@Index('ix_carrier_invoice_carrier_status', ['companyId', 'scac', 'status', 'id'])
@Index('ix_carrier_invoice_due', ['companyId', 'status', 'dueOn'])
@Index('ix_carrier_invoice_number', ['companyId', 'number'])
@Index('ix_carrier_invoice_open_due', ['companyId', 'openDueOn', 'id'])
@Index('ix_carrier_invoice_pro', ['companyId', 'proNumber'])
@Index('ix_carrier_invoice_shipment', ['companyId', 'shipmentId'])
@Index('ix_carrier_invoice_status', ['companyId', 'status', 'id'])
@Index('ix_carrier_invoice_to_export', ['companyId', 'toExport', 'id'])
@Index('ix_carrier_invoice_verdict', ['companyId', 'status', 'verdict', 'id'])
@Index('uq_carrier_invoice_bill', ['companyId', 'carrierBillId'], { unique: true })
@ForeignKey('CarrierBillEntity', ['companyId', 'carrierBillId'], ['companyId', 'id'], {
  name: 'fk_carrier_invoice_bill',
  onDelete: 'CASCADE',
})
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_carrier_invoice_shipment' })
@Entity('carrier_invoice')
export class CarrierInvoiceEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  status: InvoiceStatus;

  /** From 1; raised by every change. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ type: 'varchar', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  source: InvoiceSource;

  /** The carrier's message; null if the invoice was entered. */
  @Column({
    name: 'carrier_bill_id',
    type: 'char',
    length: 30,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  carrierBillId: string | null;

  /** Null if unknown. */
  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  scac: string | null;

  @Column({ name: 'carrier_name', type: 'varchar', length: 60, nullable: true })
  carrierName: string | null;

  @Column({ type: 'varchar', length: 100 })
  number: string;

  /** Date of the invoice. */
  @Column({ name: 'billed_on', type: 'date', nullable: true })
  billedOn: string | null;

  @Column({ name: 'due_on', type: 'date', nullable: true })
  dueOn: string | null;

  /** While it is unpaid and not disputed; the order of invoices that are due soon. */
  @Column({
    name: 'open_due_on',
    type: 'date',
    generatedType: 'VIRTUAL',
    asExpression:
      "case when `status` in ('unmatched','review','held','approved') and coalesce(`approved_total`,`total`) > 0 then `due_on` end",
    nullable: true,
    insert: false,
    update: false,
  })
  openDueOn?: string | null;

  @Column({ name: 'pro_number', type: 'varchar', length: 30, nullable: true })
  proNumber: string | null;

  @Column({ name: 'bol_number', type: 'varchar', length: 30, nullable: true })
  bolNumber: string | null;

  /** Our number as it is on the invoice. */
  @Column({ name: 'shipment_number', type: 'varchar', length: 30, nullable: true })
  shipmentNumber: string | null;

  /** Null while unmatched. */
  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  shipmentId: string | null;

  /** `carrier`: the carrier's message names the shipment. `member`: matched by a user. */
  @Column({ name: 'matched_by', type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  matchedBy: MatchKey | 'carrier' | 'member' | null;

  /** ISO 4217. */
  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: string;

  /** Minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  total: number;

  /** Total of the booking when the invoice was compared; null if it could not be. */
  @Column({ name: 'agreed_total', type: 'bigint', transformer: safeInteger, nullable: true })
  agreedTotal: number | null;

  /** Amount to pay, once approved; 0 after the carrier took an exported invoice back. */
  @Column({ name: 'approved_total', type: 'bigint', transformer: safeInteger, nullable: true })
  approvedTotal: number | null;

  /** What is paid so far; see `paidOf` for invoices of earlier releases. */
  @Column({ name: 'paid_total', type: 'bigint', transformer: safeInteger, default: 0 })
  paidTotal?: number;

  /** Amount that accounting has; null before the first export. */
  @Column({ name: 'exported_total', type: 'bigint', transformer: safeInteger, nullable: true })
  exportedTotal?: number | null;

  @Column({
    name: 'to_export',
    type: 'boolean',
    generatedType: 'VIRTUAL',
    asExpression:
      "`status` in ('approved','paid','replaced','withdrawn') and `approved_total` <> coalesce(`exported_total`,0)",
    nullable: true,
    insert: false,
    update: false,
  })
  toExport?: boolean | null;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  verdict: InvoiceVerdict;

  @Column({ type: 'json' })
  body: InvoiceBody;

  /** Null for messages of carriers. */
  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  createdBy: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
