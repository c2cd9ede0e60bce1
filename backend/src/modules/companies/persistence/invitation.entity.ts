import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '../../../platform/registered.js';
import { CompanyEntity } from './company.entity.js';

/** An invitation of an email address to a company with a role. */
@Index('ix_invitation_company', ['companyId', 'isOpen', 'createdAt', 'id'])
@Index('ix_invitation_email', ['email', 'isOpen'])
@Index('uq_invitation_open', ['companyId', 'email', 'isOpen'], { unique: true })
@ForeignKey(() => CompanyEntity, ['companyId'], ['id'], { name: 'fk_invitation_company' })
@ForeignKey('UserAccountEntity', ['invitedBy'], ['id'], { name: 'fk_invitation_inviter' })
@Entity('invitation')
export class InvitationEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** Normalized. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  role: Role;

  @Column({ name: 'invited_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  invitedBy: string;

  /** Number of mailings; only links of the last one are valid. */
  @Column({ type: 'int' })
  mailing: number;

  /** Null once the invitation is accepted, declined, revoked or replaced. */
  @Column({ name: 'is_open', type: 'boolean', nullable: true })
  isOpen: boolean | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'accepted_at', type: 'datetime', precision: 3, nullable: true })
  acceptedAt: Date | null;

  @Column({ name: 'accepted_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  acceptedBy: string | null;
}
