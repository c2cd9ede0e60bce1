import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Columns used only by the previous version. */
const UNUSED = { nullable: true, select: false, insert: false, update: false } as const;

/** A request for an account with an unverified address. Name, company and password are sent with the mailed link. */
@Index('ix_registration_expiry', ['expiresAt'])
@Index('ix_registration_email', ['email', 'id'])
@Entity('registration')
export class RegistrationEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Trimmed, lower case. If the address already has an account, no link is mailed. */
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

  /** The invitation's token, sealed because it must not be used before the address is verified; null without an invitation. */
  @Column({ name: 'invitation_sealed', type: 'varbinary', length: 255, nullable: true })
  invitationSealed: Buffer | null;
}

/** A mailed link of a registration. An email that is sent again contains another link; either works, but the registration works once. */
@ForeignKey(() => RegistrationEntity, ['registrationId'], ['id'], {
  name: 'fk_registration_link_registration',
  onDelete: 'CASCADE',
})
@Entity('registration_link')
export class RegistrationLinkEntity {
  /** SHA-256 of the token; only the email contains the token itself. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'registration_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  registrationId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
