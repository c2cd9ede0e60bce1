import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a link does: sets a new password, makes another address the one of the account, or takes that back. */
export type LinkPurpose = 'password_reset' | 'email_change' | 'email_undo';

/** A link for somebody with an account. It works once, until it expires or something ends it. */
@Entity('mailed_link')
export class MailedLinkEntity {
  @PrimaryColumn({ type: 'char', length: 30 })
  id: string;

  @Column({ type: 'varchar', length: 16 })
  purpose: LinkPurpose;

  @Column({ name: 'user_id', type: 'char', length: 30 })
  userId: string;

  /** The address that it is mailed to, and which it gives to the account if it is about addresses. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  /** When it was used, or made useless. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}

/** A token that was mailed for a link. A mail that is sent a second time carries a second token; either works, once. */
@Entity('mailed_link_token')
export class MailedLinkTokenEntity {
  /** SHA-256 of the token; the token itself is only in the mail. */
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64 })
  tokenHash: string;

  @Column({ name: 'link_id', type: 'char', length: 30 })
  linkId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
