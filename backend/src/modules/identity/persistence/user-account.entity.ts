import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
