import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Unread count and read marks of a user's inbox in a company. */
@Entity('notification_inbox')
export class NotificationInboxEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ type: 'int' })
  unread: number;
}
