import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { CompanyDomainCodeEntity } from './company-domain-code.entity.js';
import { CompanyDomainEntity } from './company-domain.entity.js';

export type NewDomainRow = Omit<CompanyDomainEntity, 'verifiedDomain' | 'verifiedAt' | 'autoJoin'>;

@Injectable()
export class DomainsRepository {
  constructor(
    @InjectRepository(CompanyDomainEntity) private readonly domains: Repository<CompanyDomainEntity>,
    @InjectRepository(CompanyDomainCodeEntity) private readonly codes: Repository<CompanyDomainCodeEntity>,
  ) {}

  /** Domains of the company, by name. */
  list(companyId: string): Promise<CompanyDomainEntity[]> {
    return this.domains.find({ where: { companyId }, order: { domain: 'ASC' } });
  }

  find(companyId: string, id: string): Promise<CompanyDomainEntity | null> {
    return this.domains.findOneBy({ companyId, id });
  }

  /** Returns false and writes nothing if the company has already claimed the domain. */
  async insert(tx: Transaction, row: NewDomainRow): Promise<boolean> {
    try {
      await tx.insert(CompanyDomainEntity, { ...row, autoJoin: false });
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_domain_company')) return false;
      throw error;
    }
  }

  /** Marks the claim as verified. Returns false if the domain is verified for another company. */
  async verify(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    try {
      await tx.update(
        CompanyDomainEntity,
        { companyId, id, verifiedAt: IsNull() },
        { verifiedDomain: () => 'domain', verifiedAt: now },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_domain_verified')) return false;
      throw error;
    }
  }

  /** Returns false if the company has no such verified domain. */
  async setAutoJoin(tx: Transaction, companyId: string, id: string, autoJoin: boolean): Promise<boolean> {
    const { affected } = await tx.update(
      CompanyDomainEntity,
      { companyId, id, verifiedAt: Not(IsNull()) },
      { autoJoin },
    );
    return affected === 1;
  }

  async delete(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.delete(CompanyDomainEntity, { companyId, id });
  }

  async insertCode(tx: Transaction, domainId: string, codeHash: string, now: Date): Promise<void> {
    await tx.insert(CompanyDomainCodeEntity, { codeHash, domainId, createdAt: now });
  }

  hasCode(domainId: string, codeHash: string): Promise<boolean> {
    return this.codes.existsBy({ domainId, codeHash });
  }

  /** Whether the user may join without approval: they have a verified address in a verified domain with automatic joining. */
  letsIn(tx: Transaction, companyId: string, userId: string): Promise<boolean> {
    return tx
      .createQueryBuilder(CompanyDomainEntity, 'claim')
      .innerJoin('UserAccountEntity', 'user', "claim.verifiedDomain = SUBSTRING_INDEX(user.email, '@', -1)")
      .where({ companyId, autoJoin: true })
      .andWhere('user.id = :userId AND user.emailVerifiedAt IS NOT NULL', { userId })
      .getExists();
  }
}
