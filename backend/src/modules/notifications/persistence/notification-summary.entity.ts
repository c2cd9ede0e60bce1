import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The weekly summary of a company for a user. */
@Index('ix_notification_summary_age', ['createdAt'])
@Index('uq_notification_summary_period', ['companyId', 'userId', 'dueOn'], { unique: true })
@Entity('notification_summary')
export class NotificationSummaryEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Local date of the Monday on which it is sent. */
  @Column({ name: 'due_on', type: 'date' })
  dueOn: string;

  @Column({ type: 'varchar', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  state: 'waiting' | 'sent' | 'failed' | 'dropped';

  @Column({ type: 'varchar', length: 300, nullable: true })
  error: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}
