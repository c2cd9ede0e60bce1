import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Columns that only the version before reads and writes. */
const UNUSED = { nullable: true, select: false, insert: false, update: false } as const;

/** A request for an account whose address is not proven yet. Name, company and password come with the mailed link. */
@Index('ix_registration_expiry', ['expiresAt'])
@Index('ix_registration_email', ['email', 'id'])
@Entity('registration')
export class RegistrationEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Trimmed, lower case. It may have an account already; then no link is mailed. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Column({ ...UNUSED, name: 'full_name', type: 'varchar', length: 100 })
  fullName?: never;

  @Column({
    ...UNUSED,
    name: 'password_hash',
    type: 'varchar',
    length: 255,
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  passwordHash?: never;

  @Column({ ...UNUSED, name: 'company_name', type: 'varchar', length: 60 })
  companyName?: never;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;

  /** The invitation's token, sealed, because it cannot be used before the address is proven; null without an invitation. */
  @Column({ name: 'invitation_sealed', type: 'varbinary', length: 255, nullable: true })
  invitationSealed: Buffer | null;
}

/** A link that was mailed for a registration. A mail that is sent a second time carries a second link; either works, once. */
@ForeignKey(() => RegistrationEntity, ['registrationId'], ['id'], {
  name: 'fk_registration_link_registration',
  onDelete: 'CASCADE',
})
@Entity('registration_link')
export class RegistrationLinkEntity {
  /** SHA-256 of the token; the token itself is only in the mail. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'registration_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  registrationId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
