import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A user's digest of a period. */
@Index('ix_notification_digest_age', ['createdAt'])
@Index('uq_notification_digest_period', ['companyId', 'userId', 'dueAt'], { unique: true })
@Entity('notification_digest')
export class NotificationDigestEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
