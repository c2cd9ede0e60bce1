import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { KeyPermission } from '../../../contributions/permissions.js';
import type { Role } from '../../../platform/registered.js';

/** A key with which a program uses the API for a company. */
@Index('uq_api_key_token', ['tokenHash'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_api_key_company' })
@ForeignKey('UserAccountEntity', ['createdBy'], ['id'], { name: 'fk_api_key_maker' })
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_api_key_user' })
@Entity('api_key')
export class ApiKeyEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** The key's service account. */
  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** Role of the creator when the key was created. */
  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  role: Role;

  @Column({ type: 'json' })
  permissions: KeyPermission[];

  @Column({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'token_start', type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  tokenStart: string;

  @Column({ name: 'expires_on', type: 'date', nullable: true })
  expiresOn: string | null;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
