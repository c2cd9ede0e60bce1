import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserAccountEntity } from '../../accounts/persistence/user-account.entity.js';

/** Purpose of a link: set a new password, change the email address, undo that change, or exempt a browser from sign-in limits. */
export type LinkPurpose = 'password_reset' | 'email_change' | 'email_undo' | 'sign_in_unlock';

/** A single-use link mailed to an account holder. */
@Index('ix_mailed_link_expiry', ['expiresAt'])
@Index('ix_mailed_link_user', ['userId', 'purpose', 'endedAt'])
@ForeignKey(() => UserAccountEntity, ['userId'], ['id'], { name: 'fk_mailed_link_user' })
@Entity('mailed_link')
export class MailedLinkEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin' })
  purpose: LinkPurpose;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Recipient, and for links about addresses the address that the account gets. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  /** When the link was used or voided. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}

/** A mailed token of a link. An email that is sent again contains another token; either works, but the link works once. */
@ForeignKey(() => MailedLinkEntity, ['linkId'], ['id'], { name: 'fk_mailed_link_token_link', onDelete: 'CASCADE' })
@Entity('mailed_link_token')
export class MailedLinkTokenEntity {
  /** SHA-256 of the token; only the email contains the token itself. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'link_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  linkId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
