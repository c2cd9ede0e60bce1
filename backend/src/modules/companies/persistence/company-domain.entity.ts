import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CompanyEntity } from './company.entity.js';

/** A mail domain that a company claims, and whether the claim is verified. */
@Index('uq_company_domain_company', ['companyId', 'domain'], { unique: true })
@Index('uq_company_domain_verified', ['verifiedDomain'], { unique: true })
@ForeignKey(() => CompanyEntity, ['companyId'], ['id'], { name: 'fk_company_domain_company' })
@Entity('company_domain')
export class CompanyDomainEntity {
  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ type: 'varchar', length: 253, charset: 'ascii', collation: 'ascii_bin' })
  domain: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  proof: 'dns' | 'mail';

  /** Value of the TXT record to publish; null for proof `mail`. */
  @Column({ name: 'dns_value', type: 'varchar', length: 80, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  dnsValue: string | null;

  /** The domain if it is verified, for a unique index over verified claims. */
  @Column({
    name: 'verified_domain',
    type: 'varchar',
    length: 253,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  verifiedDomain: string | null;

  @Column({ name: 'verified_at', type: 'datetime', precision: 3, nullable: true })
  verifiedAt: Date | null;

  @Column({ name: 'auto_join', type: 'boolean', default: false })
  autoJoin: boolean;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
