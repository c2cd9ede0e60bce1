import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CompanyDomainEntity } from './company-domain.entity.js';

/** A code mailed to postmaster@ of a claimed domain. */
@ForeignKey(() => CompanyDomainEntity, ['domainId'], ['id'], {
  name: 'fk_company_domain_code_domain',
  onDelete: 'CASCADE',
})
@Entity('company_domain_code')
export class CompanyDomainCodeEntity {
  @PrimaryColumn({ name: 'code_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  codeHash: string;

  @Column({ name: 'domain_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  domainId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
