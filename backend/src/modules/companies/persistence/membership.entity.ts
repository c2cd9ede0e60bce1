import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CompanyEntity } from './company.entity.js';
import type { Role } from '../../../platform/registered.js';
import type { MembershipStatus } from '../domain/membership-status.js';

/** What a user is in a company. */
@Index('ix_association_expiry', ['status', 'expiresAt'])
@Index('ix_association_user', ['userId', 'status'])
@Index('uq_association_company_user', ['companyId', 'userId'], { unique: true })
@ForeignKey(() => CompanyEntity, ['companyId'], ['id'], { name: 'fk_association_company' })
@ForeignKey('UserAccountEntity', ['userId'], ['id'], { name: 'fk_association_user' })
@Entity('association')
export class MembershipEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ name: 'user_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  userId: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  role: Role;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  status: MembershipStatus;

  /** Start of this membership, or of the request for it. */
  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Whether a viewer or booker is shown prices; null leaves it to the role. */
  @Column({ name: 'sees_prices', type: 'boolean', nullable: true })
  seesPrices: boolean | null;

  /** When a request lapses; null in every other state. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;
}
