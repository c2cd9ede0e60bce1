import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserAccountEntity } from '../../accounts/persistence/user-account.entity.js';
import type { SessionState } from '../../../../platform/auth/actor.js';

/** One signed-in browser. */
@Index('ix_user_session_previous', ['previousTokenHash'])
@Index('ix_user_session_company', ['companyId'])
@Index('ix_user_session_expiry', ['expiresAt'])
@Index('ix_user_session_user', ['userId', 'revokedAt'])
@Index('uq_user_session_token', ['tokenHash'], { unique: true })
@ForeignKey(() => UserAccountEntity, ['userId'], ['id'], { name: 'fk_user_session_user' })
@Entity('user_session')
export class UserSessionEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** SHA-256 of the token; only the cookie contains the token itself. */
  @Column({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  /** Active company; null if the user is a member of none. */
  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  companyId: string | null;

  @Column({ name: 'user_agent', type: 'varchar', length: 300 })
  userAgent: string;

  @Column({ name: 'ip_address', type: 'varchar', length: 45, charset: 'ascii', collation: 'ascii_general_ci' })
  ipAddress: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3 })
  lastUsedAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin', default: 'active' })
  state: SessionState;

  /** Last authentication of the user; null for sessions older than this column. */
  @Column({ name: 'authenticated_at', type: 'datetime', precision: 3, nullable: true })
  authenticatedAt: Date | null;

  /** Whether the next response sets a new token. */
  @Column({ name: 'rotation_due', type: 'boolean', default: false })
  rotationDue: boolean;

  /** SHA-256 of the replaced token, which works until `previousEndsAt`. */
  @Column({
    name: 'previous_token_hash',
    type: 'char',
    length: 64,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  previousTokenHash: string | null;

  @Column({ name: 'previous_ends_at', type: 'datetime', precision: 3, nullable: true })
  previousEndsAt: Date | null;

  /** Whether the user signed in with a sign-in source, which is trusted to ask for a second factor. */
  @Column({ name: 'signed_in_by_source', type: 'boolean', default: false })
  signedInBySource: boolean;
}
