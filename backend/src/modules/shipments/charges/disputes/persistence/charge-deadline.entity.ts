import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeadlineKind } from '../domain/deadline.js';

/** A deadline of an invoice or a claim. */
@Index('ix_charge_deadline_alert', ['nextAlertAt'])
@Index('ix_charge_deadline_claim', ['companyId', 'claimId', 'id'])
@Index('ix_charge_deadline_invoice', ['companyId', 'invoiceId'])
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_charge_deadline_invoice',
  onDelete: 'CASCADE',
})
@ForeignKey('ClaimEntity', ['companyId', 'claimId'], ['companyId', 'id'], {
  name: 'fk_charge_deadline_claim',
  onDelete: 'CASCADE',
})
@Entity('charge_deadline')
export class ChargeDeadlineEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoiceId: string | null;

  @Column({ name: 'claim_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  claimId: string | null;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  kind: DeadlineKind;

  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;

  /** Null if no further alert follows. */
  @Column({ name: 'next_alert_at', type: 'datetime', precision: 3, nullable: true })
  nextAlertAt: Date | null;

  /** When it was met or no longer applied. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}
