import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThanOrEqual, MoreThan, Not, type Repository } from 'typeorm';
import type { CompanyQuotas } from '../../../config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/registered.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { type FileReference, RefersToFiles } from '../../../platform/storage/file-references.js';
import type { MoveState } from '../domain/move-state.js';
import { CompanyEntity } from './company.entity.js';

export type NewCompanyRow = Pick<
  CompanyEntity,
  'id' | 'code' | 'name' | 'gs1Prefix' | 'demo' | 'createdAt' | 'profile'
>;

/** Fields of an update. */
export type CompanyChange = Pick<CompanyEntity, 'name' | 'gs1Prefix' | 'brandColor' | 'profile'>;

/** Names and address for an email. */
export interface MailParties {
  companyName: string;
  name: string;
  email: string;
}

@Injectable()
export class CompaniesRepository {
  constructor(@InjectRepository(CompanyEntity) private readonly companies: Repository<CompanyEntity>) {}

  find(companyId: string): Promise<CompanyEntity | null> {
    return this.companies.findOneBy({ id: companyId });
  }

  /** A company's name, and the name and address of a user, who may be no member. */
  async mailParties(companyId: string, userId: string): Promise<MailParties> {
    const parties = await this.companies
      .createQueryBuilder('company')
      .innerJoin('UserAccountEntity', 'user', 'user.id = :userId', { userId })
      .select('company.name', 'companyName')
      .addSelect('user.fullName', 'name')
      .addSelect('user.email', 'email')
      .where({ id: companyId })
      .getRawOne<MailParties>();
    if (parties === undefined) throw new Error('Companies and accounts are never deleted.');
    return parties;
  }

  /** Returns false and changes nothing if the company's version differs. */
  async update(tx: Transaction, companyId: string, version: number, change: CompanyChange): Promise<boolean> {
    const { affected } = await tx.update(
      CompanyEntity,
      { id: companyId, version },
      { ...change, version: version + 1 },
    );
    return affected === 1;
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const key = (await this.find(companyId))?.logoKey ?? null;
    return key === null ? [] : [{ key, sha256: null, owner: `logo of ${companyId}` }];
  }

  /** Returns the key of the former logo. */
  async replaceLogo(tx: Transaction, companyId: string, logoKey: string | null): Promise<string | null> {
    const company = await tx.findOne(CompanyEntity, { where: { id: companyId }, lock: { mode: 'pessimistic_write' } });
    await tx.update(CompanyEntity, { id: companyId }, { logoKey });
    return company?.logoKey ?? null;
  }

  async setEraseAt(tx: Transaction, companyId: string, eraseAt: Date): Promise<void> {
    await tx.update(CompanyEntity, { id: companyId }, { eraseAt });
  }

  /** Suspends the company, or lifts the suspension with null, which also opens an imported company. Returns false if nothing changed. */
  async setSuspendedAt(tx: Transaction, companyId: string, suspendedAt: Date | null): Promise<boolean> {
    const before = suspendedAt === null ? Not(IsNull()) : IsNull();
    const { affected } = await tx.update(
      CompanyEntity,
      { id: companyId, suspendedAt: before },
      { suspendedAt, moveState: null },
    );
    return affected === 1;
  }

  /** Changes the state of a move. Returns false and changes nothing if the company is in another state. */
  async setMove(
    tx: Transaction,
    companyId: string,
    from: MoveState | null,
    change: Partial<Pick<CompanyEntity, 'moveState' | 'movedTo' | 'suspendedAt'>>,
  ): Promise<boolean> {
    const { affected } = await tx.update(
      CompanyEntity,
      { id: companyId, moveState: from ?? IsNull(), eraseAt: IsNull() },
      change,
    );
    return affected === 1;
  }

  /** Locks the company, so that changes at once do not lose each other's. */
  async lockQuotas(tx: Transaction, companyId: string): Promise<CompanyQuotas> {
    const company = await tx.findOne(CompanyEntity, { where: { id: companyId }, lock: { mode: 'pessimistic_write' } });
    return company?.quotas ?? {};
  }

  async setFactorRoles(tx: Transaction, companyId: string, factorRoles: Role[]): Promise<void> {
    await tx.update(CompanyEntity, { id: companyId }, { factorRoles });
  }

  async setQuotas(tx: Transaction, companyId: string, quotas: CompanyQuotas | null): Promise<void> {
    await tx.update(CompanyEntity, { id: companyId }, { quotas });
  }

  /** All companies of the installation, oldest first. */
  list(): Promise<CompanyEntity[]> {
    return this.companies.find({ order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** By code or id, suspended and deleted companies included; null if there is none. */
  findAny(codeOrId: string): Promise<CompanyEntity | null> {
    return this.companies.findOneBy([{ code: codeOrId.toUpperCase() }, { id: codeOrId }]);
  }

  /** Ids of the demonstration companies that are not deleted. */
  async listDemonstration(tx: Transaction): Promise<string[]> {
    const companies = await tx.find(CompanyEntity, { select: { id: true }, where: { demo: true, eraseAt: IsNull() } });
    return companies.map(({ id }) => id);
  }

  /** Returns false if the company is not deleted or can no longer be restored. */
  async restore(tx: Transaction, companyId: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(CompanyEntity, { id: companyId, eraseAt: MoreThan(now) }, { eraseAt: null });
    return affected === 1;
  }

  /** Number of the company's shipments whose documents are on legal hold. */
  async countHeldShipments(tx: Transaction, companyId: string): Promise<number> {
    const found = await tx
      .getRepository(CompanyEntity)
      .createQueryBuilder('company')
      .innerJoin('document_hold', 'hold', 'hold.companyId = company.id')
      .select('COUNT(*)', 'count')
      .where({ id: companyId })
      .getRawOne<{ count: string }>();
    return Number(found?.count ?? 0);
  }

  /** Ids of deleted companies that can no longer be restored and have no documents on legal hold. */
  async toErase(now: Date, limit: number): Promise<string[]> {
    const companies = await this.companies
      .createQueryBuilder('company')
      .leftJoin('document_hold', 'hold', 'hold.companyId = company.id')
      .select('company.id', 'id')
      .where({ eraseAt: LessThanOrEqual(now) })
      .andWhere('hold.companyId IS NULL')
      .orderBy('company.eraseAt', 'ASC')
      .limit(limit)
      .getRawMany<{ id: string }>();
    return companies.map(({ id }) => id);
  }

  /** Returns false and writes nothing if another company has the code. */
  async insert(tx: Transaction, company: NewCompanyRow): Promise<boolean> {
    try {
      await tx.insert(CompanyEntity, company);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_company_code')) return false;
      throw error;
    }
  }

  /** Id of the company with this code; null if there is none. */
  async findByCode(code: string): Promise<string | null> {
    const company = await this.companies.findOneBy({ code, eraseAt: IsNull(), suspendedAt: IsNull() });
    return company?.id ?? null;
  }
}

/** Locks a company's row until the transaction ends, to serialize checks of limits per company. */
export async function lockCompany(tx: Transaction, companyId: string): Promise<void> {
  await tx.findOne(CompanyEntity, {
    select: { id: true },
    where: { id: companyId },
    lock: { mode: 'pessimistic_write' },
  });
}
