import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { nextCompanyNumber } from '../../../../platform/database/company-counter.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { type FileReference, RefersToFiles } from '../../../../platform/storage/file-references.js';
import { AccountingExportLineEntity } from './accounting-export-line.entity.js';
import { AccountingExportEntity } from './accounting-export.entity.js';

const LIST_MAX = 100;
/** Rows per INSERT. */
const BATCH = 500;

@Injectable()
export class AccountingExportsRepository {
  constructor(
    @InjectRepository(AccountingExportEntity) private readonly exports: Repository<AccountingExportEntity>,
    @InjectRepository(AccountingExportLineEntity) private readonly lines: Repository<AccountingExportLineEntity>,
  ) {}

  /** The next number of the company; its other exports wait until `tx` ends. */
  nextNumber(tx: Transaction, companyId: string): Promise<number> {
    return nextCompanyNumber(tx, companyId, 'accounting_export', 1);
  }

  /** No export of the company is made until `tx` ends. */
  async lock(tx: Transaction, companyId: string): Promise<void> {
    await nextCompanyNumber(tx, companyId, 'accounting_export', 1, 0);
  }

  /** The newest hundred, newest first. */
  list(companyId: string): Promise<AccountingExportEntity[]> {
    return this.exports.find({ where: { companyId }, order: { number: 'DESC' }, take: LIST_MAX });
  }

  find(companyId: string, id: string): Promise<AccountingExportEntity | null> {
    return this.exports.findOneBy({ companyId, id });
  }

  /** In the order of the file. */
  linesOf(companyId: string, exportId: string): Promise<AccountingExportLineEntity[]> {
    return this.lines.find({ where: { companyId, exportId }, order: { position: 'ASC' } });
  }

  /** What was exported of these invoices before. */
  linesOfInvoices(
    companyId: string,
    invoiceIds: readonly string[],
    tx?: Transaction,
  ): Promise<AccountingExportLineEntity[]> {
    return (tx?.withRepository(this.lines) ?? this.lines).find({
      where: { companyId, invoiceId: In([...invoiceIds]) },
    });
  }

  @RefersToFiles()
  async files(companyId: string): Promise<FileReference[]> {
    const rows = await this.exports.findBy({ companyId });
    return rows.flatMap(({ id, body }) =>
      body.files.map(({ key, sha256 }) => ({ key, sha256, owner: `accounting export ${id}` })),
    );
  }

  async insert(
    tx: Transaction,
    row: AccountingExportEntity,
    lines: readonly AccountingExportLineEntity[],
  ): Promise<void> {
    await tx.withRepository(this.exports).insert(row as QueryDeepPartialEntity<AccountingExportEntity>);
    for (let first = 0; first < lines.length; first += BATCH)
      await tx.withRepository(this.lines).insert(lines.slice(first, first + BATCH));
  }
}
