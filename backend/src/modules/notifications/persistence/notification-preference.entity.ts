import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { DomainEventKind } from '../../../platform/registered.js';
import type { EmailCadence } from '../domain/notification-kinds.js';

/** Channels of one kind of event, where they differ from the default. */
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_notification_preference_user' })
@Entity('notification_preference')
export class NotificationPreferenceEntity {
  @PrimaryColumn({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin' })
  kind: DomainEventKind;

  @Column({ name: 'in_app', type: 'boolean' })
  inApp: boolean;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  email: EmailCadence;
}
