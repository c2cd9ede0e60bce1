import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A message to handle at least once after its transaction has committed. */
@Index('ix_outbox_message_due', ['doneAt', 'failedAt', 'availableAt', 'id'])
@Entity('outbox_message')
export class OutboxMessageEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  companyId: string | null;

  @Column({ type: 'varchar', length: 80, charset: 'ascii', collation: 'ascii_general_ci' })
  topic: string;

  @Column({ type: 'json' })
  payload: unknown;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'available_at', type: 'datetime', precision: 3 })
  availableAt: Date;

  @Column({ name: 'leased_until', type: 'datetime', precision: 3, nullable: true })
  leasedUntil: Date | null;

  @Column({
    name: 'lease_owner',
    type: 'varchar',
    length: 64,
    charset: 'ascii',
    collation: 'ascii_general_ci',
    nullable: true,
  })
  leaseOwner: string | null;

  @Column({ name: 'done_at', type: 'datetime', precision: 3, nullable: true })
  doneAt: Date | null;

  @Column({ name: 'failed_at', type: 'datetime', precision: 3, nullable: true })
  failedAt: Date | null;

  @Column({ name: 'last_error', type: 'varchar', length: 1000, nullable: true })
  lastError: string | null;
}
