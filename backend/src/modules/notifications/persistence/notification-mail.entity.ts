import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A notification to be mailed, alone or in a digest. */
@Index('ix_notification_mail_digest', ['digestId'])
@Index('ix_notification_mail_due', ['cadence', 'state', 'digestId', 'dueAt'])
@Index('ix_notification_mail_user', ['userId', 'cadence', 'createdAt'])
@Entity('notification_mail')
export class NotificationMailEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @PrimaryColumn({ name: 'notification_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  notificationId: string;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  cadence: 'immediate' | 'digest';

  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;

  @Column({ type: 'varchar', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  state: 'waiting' | 'sent' | 'failed' | 'dropped';

  @Column({ name: 'digest_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  digestId: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  error: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}
