import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { type FileReference, RefersToFiles } from '../../../../platform/storage/file-references.js';
import { AccountingPeriodEntity } from './accounting-period.entity.js';

@Injectable()
export class AccountingPeriodsRepository {
  constructor(@InjectRepository(AccountingPeriodEntity) private readonly periods: Repository<AccountingPeriodEntity>) {}

  /** Newest month first. */
  list(companyId: string): Promise<AccountingPeriodEntity[]> {
    return this.periods.find({ where: { companyId }, order: { month: 'DESC' } });
  }

  find(companyId: string, month: string, tx?: Transaction): Promise<AccountingPeriodEntity | null> {
    return (tx?.withRepository(this.periods) ?? this.periods).findOneBy({ companyId, month });
  }

  /** Closed months. */
  async months(companyId: string, tx?: Transaction): Promise<Set<string>> {
    const rows = await (tx?.withRepository(this.periods) ?? this.periods).find({
      where: { companyId },
      select: { companyId: true, month: true },
    });
    return new Set(rows.map(({ month }) => month));
  }

  async insert(tx: Transaction, row: AccountingPeriodEntity): Promise<void> {
    await tx.withRepository(this.periods).insert(row as QueryDeepPartialEntity<AccountingPeriodEntity>);
  }

  /** Whether the month was closed. */
  async remove(tx: Transaction, companyId: string, month: string): Promise<boolean> {
    const { affected } = await tx.withRepository(this.periods).delete({ companyId, month });
    return affected === 1;
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const rows = await this.list(companyId);
    return rows.map(({ month, body: { file } }) => ({
      key: file.key,
      sha256: file.sha256,
      owner: `accruals of ${month}`,
    }));
  }
}
