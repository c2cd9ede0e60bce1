import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Quiet hours and digest time of a user. */
@Index('ix_notification_setting_weekly', ['weeklySummary', 'userId'])
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_notification_setting_user' })
@Entity('notification_setting')
export class NotificationSettingEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ name: 'quiet_from', type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  quietFrom: string | null;

  @Column({ name: 'quiet_to', type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  quietTo: string | null;

  @Column({ name: 'digest_at', type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin' })
  digestAt: string;

  @Column({ name: 'weekly_summary', type: 'boolean', default: false })
  weeklySummary: boolean;
}
