import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale, Theme, Units } from '../profile/domain/preferences.js';

/** A person who can sign in. */
@Entity('user_account')
export class UserAccountEntity {
  @PrimaryColumn({ type: 'char', length: 30 })
  id: string;

  /** Trimmed, lower case. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'full_name', type: 'varchar', length: 100 })
  fullName: string;

  /** PHC string; null for a person who signs in by other means only. */
  @Column({ name: 'password_hash', type: 'varchar', length: 255, nullable: true })
  passwordHash: string | null;

  @Column({ name: 'email_verified_at', type: 'datetime', precision: 3, nullable: true })
  emailVerifiedAt: Date | null;

  @Column({ name: 'must_change_password', type: 'boolean' })
  mustChangePassword: boolean;

  /** E.164. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone: string | null;

  @Column({ name: 'phone_extension', type: 'varchar', length: 8, nullable: true })
  phoneExtension: string | null;

  @Column({ type: 'varchar', length: 5 })
  locale: Locale;

  @Column({ type: 'varchar', length: 8 })
  units: Units;

  /** IANA name; null: the one of the device. */
  @Column({ name: 'time_zone', type: 'varchar', length: 40, nullable: true })
  timeZone: string | null;

  @Column({ type: 'varchar', length: 6 })
  theme: Theme;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
