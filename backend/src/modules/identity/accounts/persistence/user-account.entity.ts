import type { Locale } from '../../../../messages/locales.js';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Theme, Units } from '../domain/preferences.js';

/** `api_key`: the service account that an API key acts as. It has no password and cannot sign in. */
export type AccountKind = 'person' | 'api_key';

/** A user who can sign in, or the service account of an API key. */
@Index('ix_user_account_kind', ['kind', 'createdAt'])
@Index('uq_user_account_email', ['email'], { unique: true })
@Entity('user_account')
export class UserAccountEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Trimmed, lower case. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Column({ name: 'full_name', type: 'varchar', length: 100 })
  fullName: string;

  /** PHC string; null if the user signs in only by other means. */
  @Column({
    name: 'password_hash',
    type: 'varchar',
    length: 255,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  passwordHash: string | null;

  @Column({ name: 'email_verified_at', type: 'datetime', precision: 3, nullable: true })
  emailVerifiedAt: Date | null;

  @Column({ name: 'must_change_password', type: 'boolean', default: false })
  mustChangePassword: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** E.164. */
  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  phone: string | null;

  @Column({
    name: 'phone_extension',
    type: 'varchar',
    length: 8,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  phoneExtension: string | null;

  @Column({ type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin', default: 'en-US' })
  locale: Locale;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', default: 'imperial' })
  units: Units;

  /** IANA name; null for the device's time zone. */
  @Column({ name: 'time_zone', type: 'varchar', length: 40, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  timeZone: string | null;

  @Column({ type: 'varchar', length: 6, charset: 'ascii', collation: 'ascii_bin', default: 'system' })
  theme: Theme;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin', default: 'person' })
  kind: AccountKind;
}
