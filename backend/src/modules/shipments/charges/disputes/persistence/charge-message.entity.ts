import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** `sent`: emailed by Lading. `received`: an answer of the carrier, entered by a user. `note`: for colleagues only. */
export type MessageDirection = 'sent' | 'received' | 'note';

/** State of an emailed message. `uncertain`: the process ended while it was sent, so it is not sent again. */
export type MessageState = 'queued' | 'sending' | 'sent' | 'refused' | 'uncertain' | 'failed';

/** A message about the disputes of an invoice, or about a claim. */
@Index('ix_charge_message_claim', ['companyId', 'claimId', 'id'])
@Index('ix_charge_message_invoice', ['companyId', 'invoiceId', 'id'])
@ForeignKey('CarrierInvoiceEntity', ['companyId', 'invoiceId'], ['companyId', 'id'], {
  name: 'fk_charge_message_invoice',
  onDelete: 'CASCADE',
})
@ForeignKey('ClaimEntity', ['companyId', 'claimId'], ['companyId', 'id'], {
  name: 'fk_charge_message_claim',
  onDelete: 'CASCADE',
})
@Entity('charge_message')
export class ChargeMessageEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'invoice_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  invoiceId: string | null;

  @Column({ name: 'claim_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  claimId: string | null;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  direction: MessageDirection;

  /** Null for messages that Lading does not send. */
  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  state: MessageState | null;

  /** Email address of the carrier; null if unknown. */
  @Column({ type: 'varchar', length: 254, nullable: true })
  address: string | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  subject: string | null;

  @Column({ type: 'varchar', length: 4000 })
  text: string;

  /** Document that the message asks the carrier for; null: it is about a dispute or a claim. */
  @Column({
    name: 'requested_kind',
    type: 'varchar',
    length: 20,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  requestedKind?: 'WEIGHT_INSPECTION' | null;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
