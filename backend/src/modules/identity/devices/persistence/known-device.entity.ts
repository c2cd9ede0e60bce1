import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserAccountEntity } from '../../accounts/persistence/user-account.entity.js';

/** A browser in which a user completed a sign-in, or which an unlock link exempted from the limits for unknown browsers. */
@Index('ix_known_device_expiry', ['expiresAt'])
@Index('ix_known_device_user', ['userId'])
@ForeignKey(() => UserAccountEntity, ['userId'], ['id'], { name: 'fk_known_device_user', onDelete: 'CASCADE' })
@Entity('known_device')
export class KnownDeviceEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** False for a browser admitted by an unlock link that has not signed in since. */
  @Column({ name: 'signed_in', type: 'boolean', default: true })
  signedIn: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;
}
