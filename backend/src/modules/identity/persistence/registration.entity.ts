import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who asked for an account and has not yet proven that the address is theirs. */
@Index('ix_registration_expiry', ['expiresAt'])
@Entity('registration')
export class RegistrationEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Trimmed, lower case. It may have an account already; then no link is mailed. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Column({ name: 'full_name', type: 'varchar', length: 100 })
  fullName: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 255, charset: 'ascii', collation: 'ascii_bin' })
  passwordHash: string;

  /** The company to make; null for somebody who was invited. */
  @Column({ name: 'company_name', type: 'varchar', length: 60, nullable: true })
  companyName: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;

  /** The invitation's token, sealed, because it cannot be used before the address is proven; null for somebody who makes a company. */
  @Column({ name: 'invitation_sealed', type: 'varbinary', length: 255, nullable: true })
  invitationSealed: Buffer | null;
}
