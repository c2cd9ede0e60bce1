import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { retryTransient } from '../../../platform/database/retrying.js';
import { type FileReference, RefersToFiles } from '../../../platform/storage/file-references.js';
import { lockCompany } from './companies.repository.js';
import { CompanyExportEntity } from './company-export.entity.js';

/** Another worker restarts an export whose lease expired. Uses the database clock, which all workers share. */
const LEASE_END = () => 'UTC_TIMESTAMP(3) + INTERVAL 60 SECOND';
const LATEST = 20;

@Injectable()
export class CompanyExportsRepository {
  constructor(
    @InjectRepository(CompanyExportEntity) private readonly exports: Repository<CompanyExportEntity>,
    private readonly database: Database,
  ) {}

  async insert(tx: Transaction, companyId: string, id: string, userId: string, now: Date): Promise<void> {
    await tx.insert(CompanyExportEntity, { companyId, id, status: 'waiting', requestedBy: userId, createdAt: now });
  }

  /** Whether the company has an unfinished export; locks the company. */
  async unfinished(tx: Transaction, companyId: string): Promise<boolean> {
    await lockCompany(tx, companyId);
    return tx.existsBy(CompanyExportEntity, { companyId, status: In(['waiting', 'running']) });
  }

  latest(companyId: string): Promise<CompanyExportEntity[]> {
    return this.exports.find({ where: { companyId }, order: { id: 'DESC' }, take: LATEST });
  }

  find(companyId: string, id: string): Promise<CompanyExportEntity | null> {
    return this.exports.findOneBy({ companyId, id });
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const rows = await this.exports.find({ where: { companyId, fileKey: Not(IsNull()) } });
    return rows.map(({ id, fileKey }) => ({ key: String(fileKey), sha256: null, owner: `company export ${id}` }));
  }

  /** Claims an export that is waiting or whose lease has expired; null if there is none. */
  claim(): Promise<CompanyExportEntity | null> {
    return this.database.transaction(async (tx) => {
      const row = await tx
        .createQueryBuilder(CompanyExportEntity, 'export')
        .setLock('pessimistic_write')
        .where({ status: 'waiting' })
        .orWhere("export.status = 'running' AND export.leasedUntil < UTC_TIMESTAMP(3)")
        .orderBy('export.createdAt')
        .limit(1)
        .getOne();
      if (row === null) return null;
      const { companyId, id } = row;
      const attempts = row.attempts + 1;
      await tx.update(
        CompanyExportEntity,
        { companyId, id },
        { status: 'running', attempts, tablesDone: 0, leasedUntil: LEASE_END },
      );
      return { ...row, status: 'running', attempts };
    });
  }

  /** Stores progress and renews the lease. Returns false when another worker has taken over. */
  async progress({ companyId, id, attempts }: CompanyExportEntity, done: number, total: number): Promise<boolean> {
    const { affected } = await this.database.transaction((tx) =>
      tx.update(
        CompanyExportEntity,
        { companyId, id, status: 'running', attempts },
        { tablesDone: done, tablesTotal: total, leasedUntil: LEASE_END },
      ),
    );
    return affected === 1;
  }

  /** Stores the result of the attempt, unless another worker has taken over. */
  async finish(
    { companyId, id, attempts }: CompanyExportEntity,
    status: 'done' | 'failed' | 'waiting',
    file: { key: string; byteSize: number } | null,
    now: Date,
  ): Promise<void> {
    await this.database.transaction((tx) =>
      tx.update(
        CompanyExportEntity,
        { companyId, id, status: 'running', attempts },
        {
          status,
          fileKey: file?.key ?? null,
          byteSize: file?.byteSize ?? null,
          finishedAt: status === 'waiting' ? null : now,
          leasedUntil: null,
        },
      ),
    );
  }

  /** Exports completed before this instant. */
  doneBefore(before: Date, limit: number): Promise<CompanyExportEntity[]> {
    return this.exports.find({ where: { status: 'done', finishedAt: LessThan(before) }, take: limit });
  }

  async expire({ companyId, id }: CompanyExportEntity): Promise<void> {
    await retryTransient(() => this.exports.update({ companyId, id }, { status: 'expired', fileKey: null }));
  }
}
