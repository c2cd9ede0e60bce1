import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { csvLines } from '../../../platform/http/files/csv.js';
import { DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { FileStore } from '../../../platform/storage/file-store.js';
import { AccrualsService, AccrualSums, endOfMonth } from '../accruals/accruals.service.js';
import { monthNotOver, periodClosed } from '../accounting.errors.js';
import { AccountingExportsRepository } from '../exports/persistence/accounting-exports.repository.js';
import type { AccountingPeriodEntity } from './persistence/accounting-period.entity.js';
import { AccountingPeriodsRepository } from './persistence/accounting-periods.repository.js';

/** Closes months, after which their exports and accruals do not change. */
@Injectable()
export class PeriodsService {
  constructor(
    private readonly periods: AccountingPeriodsRepository,
    private readonly exports: AccountingExportsRepository,
    private readonly accruals: AccrualsService,
    private readonly files: FileStore,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list({ companyId }: Actor): Promise<AccountingPeriodEntity[]> {
    return this.periods.list(companyId);
  }

  /** The stored accruals of a closed month. @throws NotFound */
  async file({ companyId }: Actor, month: string): Promise<Buffer> {
    return this.files.read((await this.get(companyId, month)).body.file.key);
  }

  /** Stores the accruals of the month and ends its exports. `closedAt` is in the past for demonstration data. @throws Conflict NOT_OVER, PERIOD_CLOSED */
  async close(
    { companyId, userId, fullName }: Actor,
    month: string,
    closedAt = this.clock.now(),
  ): Promise<AccountingPeriodEntity> {
    if (closedAt < endOfMonth(month)) throw monthNotOver();
    if ((await this.periods.find(companyId, month)) !== null) throw periodClosed();
    const key = `${companyId}/accounting/${newId('acp')}/accruals-${month}.csv`;
    try {
      const sums = new AccrualSums();
      const rows = this.accruals.rows(companyId, month, sums);
      const stored = await this.files.writeStream(key, Readable.from(csvLines(await rows.next(), rows)));
      const body = { accruals: sums.result(), file: { key, ...stored } };
      const row = { companyId, month, body, closedBy: userId, closedByName: fullName, closedAt };
      await this.database.transaction(async (tx) => {
        await this.exports.lock(tx, companyId);
        if ((await this.periods.find(companyId, month, tx)) !== null) throw periodClosed();
        await this.periods.insert(tx, row);
        const details = { month, sha256: stored.sha256 };
        await this.audit.record(tx, { companyId, userId, action: 'period.closed', subject: companyId, details });
      });
      return row;
    } catch (error) {
      // Other errors can hide a commit; `lading files check` finds the file if nothing needs it.
      if (error instanceof DomainError) await this.files.remove(key);
      throw error;
    }
  }

  /** Opens a closed month again and removes its stored accruals. @throws NotFound */
  async reopen({ companyId, userId }: Actor, month: string): Promise<void> {
    const { body } = await this.get(companyId, month);
    await this.database.transaction(async (tx) => {
      if (!(await this.periods.remove(tx, companyId, month))) throw new NotFound();
      const details = { month, sha256: body.file.sha256 };
      await this.audit.record(tx, { companyId, userId, action: 'period.reopened', subject: companyId, details });
    });
    await this.files.remove(body.file.key);
  }

  private async get(companyId: string, month: string): Promise<AccountingPeriodEntity> {
    const period = await this.periods.find(companyId, month);
    if (period === null) throw new NotFound();
    return period;
  }
}
