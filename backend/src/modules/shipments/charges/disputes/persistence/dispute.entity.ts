import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';
import type { DisputeReason } from '../../invoices/domain/dispute-reasons.js';

/** `dropped`: the invoice was approved as it is. `superseded`: the carrier replaced or withdrew the invoice. */
export type DisputeOutcome = 'credited' | 'short_paid' | 'dropped' | 'superseded';

/** A dispute of an invoice. Open until it has an outcome; an invoice has at most one open dispute. */
@Index('ix_dispute_invoice', ['companyId', 'invoiceId', 'id'])
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_dispute_invoice',
  onDelete: 'CASCADE',
})
@Entity('dispute')
export class DisputeEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invoiceId: string;

  @Column({ type: 'varchar', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  reason: DisputeReason;

  /** Disputed, in minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  amount: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** Local date until which the carrier should answer. */
  @Column({ name: 'answer_due_on', type: 'date' })
  answerDueOn: string;

  @Column({ name: 'opened_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  openedBy: string;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3 })
  openedAt: Date;

  /** Null while open. */
  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  outcome: DisputeOutcome | null;

  /** Minor units that are not paid because of the dispute. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  recovered: number | null;

  /** Null while open, and if the carrier ended it. */
  @Column({ name: 'closed_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  closedBy: string | null;

  @Column({ name: 'closed_at', type: 'datetime', precision: 3, nullable: true })
  closedAt: Date | null;
}
