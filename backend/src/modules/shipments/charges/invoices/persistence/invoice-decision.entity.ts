import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../../platform/database/columns.js';
import type { DisputeReason } from '../domain/dispute-reasons.js';
import type { InvoiceDecision } from '../domain/invoice-status.js';

/** A decision about an invoice. Append-only. */
@Index('ix_invoice_decision_invoice', ['companyId', 'invoiceId', 'id'])
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_invoice_decision_invoice',
  onDelete: 'CASCADE',
})
@Entity('invoice_decision')
export class InvoiceDecisionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invoiceId: string;

  /** `match`: the invoice was assigned to a shipment. `wi_arrived`: the requested weight and inspection certificate arrived; the note is its file name. */
  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  kind: InvoiceDecision | 'match' | 'wi_arrived';

  @Column({ type: 'varchar', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  reason: DisputeReason | null;

  /** Minor units: to pay, disputed, credited or paid. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  amount: number | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;

  /** Null for decisions of the audit itself. */
  @Column({ name: 'actor_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  actorId: string | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3 })
  decidedAt: Date;

  /** Of payments: local date; null for others and if not specified. */
  @Column({ name: 'paid_on', type: 'date', nullable: true })
  paidOn: string | null;

  /** Of payments: check, ACH or wire number. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  reference: string | null;
}
