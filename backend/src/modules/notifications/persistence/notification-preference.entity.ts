import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Channels of one kind of event, where they differ from the default. */
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_notification_preference_user' })
@Entity('notification_preference')
export class NotificationPreferenceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  kind: string;

  @Column({ name: 'in_app', type: 'boolean' })
  inApp: boolean;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  email: string;
}
