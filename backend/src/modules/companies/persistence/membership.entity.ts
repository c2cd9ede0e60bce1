import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../kernel/codes.js';
import { safeInteger } from '../../../platform/database/columns.js';
import { CompanyEntity } from './company.entity.js';
import type { Role } from '../../../platform/registered.js';
import type { MembershipStatus } from '../domain/membership.js';

/** A user's membership in a company. */
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

  /** Start of the membership or of the request. */
  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  /** Whether a viewer or booker sees prices; null: the role decides. */
  @Column({ name: 'sees_prices', type: 'boolean', nullable: true })
  seesPrices: boolean | null;

  /** Largest booking that the member makes or approves alone, in minor units of `limitCurrency`; null: any. */
  @Column({ name: 'booking_limit', type: 'bigint', transformer: safeInteger, nullable: true })
  bookingLimit: number | null;

  /** Largest amount of an invoice that the member approves; null: any. */
  @Column({ name: 'invoice_limit', type: 'bigint', transformer: safeInteger, nullable: true })
  invoiceLimit: number | null;

  @Column({
    name: 'limit_currency',
    type: 'char',
    length: 3,
    charset: 'ascii',
    collation: 'ascii_bin',
    default: 'USD',
  })
  limitCurrency: Currency;

  /** Expiry of a request; null in every other status. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;
}
