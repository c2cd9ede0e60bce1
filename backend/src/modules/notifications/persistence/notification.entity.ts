import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DomainEventKind } from '../../../platform/registered.js';
import type { DomainEvent, EventSubject } from '../../../platform/domain-events/domain-events.js';

/** `hidden`: only mailed, not shown in the inbox. */
export type NotificationState = 'unread' | 'read' | 'hidden';

/** A notification in a user's inbox. */
@Index('ix_notification_age', ['state', 'createdAt'])
@Index('ix_notification_kind', ['companyId', 'userId', 'kind', 'state', 'id'])
@Index('ix_notification_state', ['companyId', 'userId', 'state', 'id'])
@Index('ix_notification_subject', ['companyId', 'userId', 'subjectId', 'state', 'id'])
@Index('ix_notification_told', ['companyId', 'subjectId', 'kind', 'createdAt'])
@Index('uq_notification_fact', ['domainEventId', 'userId'], { unique: true })
@Entity('notification')
export class NotificationEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'fact_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  domainEventId: string;

  @Column({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  kind: DomainEventKind;

  @Column({ name: 'subject_type', type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  subjectType: EventSubject['type'];

  @Column({ name: 'subject_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  subjectId: string;

  @Column({ name: 'subject_label', type: 'varchar', length: 120 })
  subjectLabel: string;

  @Column({ type: 'varchar', length: 120, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  value: string;

  @Column({ type: 'json' })
  data: DomainEvent['data'];

  @Column({ type: 'varchar', length: 6, charset: 'ascii', collation: 'ascii_bin' })
  state: NotificationState;

  @Column({ name: 'occurred_at', type: 'datetime', precision: 3 })
  occurredAt: Date;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'read_at', type: 'datetime', precision: 3, nullable: true })
  readAt: Date | null;
}
