import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { type CompanyTable, CompanyTables } from '../persistence/company-tables.sql.js';
import { CompaniesRepository } from '../persistence/companies.repository.js';

const EVERY_MS = 60 * 60_000;
const COMPANIES_AT_ONCE = 10;
const ROWS_AT_ONCE = 1_000;
/** The activity log is append-only. */
const KEPT = new Set(['audit_entry']);

/** Erases deleted companies after the restore period, unless documents are on legal hold. The company row is deleted last, so an interrupted run resumes on the next one. */
@Injectable()
export class EraseCompaniesJob {
  constructor(
    private readonly companies: CompaniesRepository,
    private readonly tables: CompanyTables,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'erase deleted companies', everyMs: EVERY_MS })
  async run(): Promise<void> {
    for (const companyId of await this.companies.toErase(this.clock.now(), COMPANIES_AT_ONCE))
      await this.erase(companyId);
  }

  /** Erases all rows and files of a company now, except its activity log. */
  async erase(companyId: string): Promise<void> {
    await this.files.remove(companyId);
    for (const table of await this.tables.list()) if (!KEPT.has(table.name)) await this.eraseTable(table, companyId);
  }

  /** Deletes in small batches to keep locks short. */
  private async eraseTable(table: CompanyTable, companyId: string): Promise<void> {
    let erased = ROWS_AT_ONCE;
    while (erased === ROWS_AT_ONCE) erased = await this.tables.erase(table, companyId, ROWS_AT_ONCE);
  }
}
