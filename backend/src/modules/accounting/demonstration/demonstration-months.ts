import { Injectable } from '@nestjs/common';
import { addDays, addMonths, nextBusinessDay } from '../../../kernel/time/local-date.js';
import { instantAt, localMoment } from '../../../kernel/time/local-time.js';
import { Clock } from '../../../platform/clock.js';
import { DemonstrationStep } from '../../../platform/demonstration/demonstration-seed.js';
import { DemonstrationCompany } from '../../identity/index.js';
import { DEADLINE_ZONE } from '../../shipments/index.js';
import { AccountingExportsService } from '../exports/accounting-exports.service.js';
import type { ExportFormat } from '../exports/domain/export-formats.js';
import { PeriodsService } from '../periods/periods.service.js';

/** Formats of the exported months, the newest last. */
const FORMATS: readonly ExportFormat[] = ['csv', 'csv', 'iif', 'netsuite', 'quickbooks'];
/** Calendar days after the end of a month until it is exported and closed. */
const CLOSED_DAYS = 2;
const MONTH_LENGTH = 7;

/** Exports the approved invoices of the past months and closes them, except the last one. */
@Injectable()
export class DemonstrationMonths {
  constructor(
    private readonly company: DemonstrationCompany,
    private readonly exports: AccountingExportsService,
    private readonly periods: PeriodsService,
    private readonly clock: Clock,
  ) {}

  /** No effect if the company has exports or closed months. */
  @DemonstrationStep({ name: 'demonstration months', isLast: true })
  async create(): Promise<void> {
    const owner = await this.company.owner();
    const made = [...(await this.exports.list(owner)), ...(await this.periods.list(owner))];
    if (made.length > 0) return;
    const now = this.clock.now();
    const first = `${localMoment(now, DEADLINE_ZONE).on.slice(0, MONTH_LENGTH)}-01`;
    for (const [index, format] of FORMATS.entries()) {
      const start = addMonths(first, index - FORMATS.length);
      const month = start.slice(0, MONTH_LENGTH);
      const end = nextBusinessDay(addDays(addMonths(start, 1), CLOSED_DAYS), new Set());
      const at = new Date(Math.min(instantAt(end, '10:05', DEADLINE_ZONE).getTime(), now.getTime()));
      const { invoices, uncoded } = await this.exports.pending(owner, month);
      if (invoices > 0 && uncoded.length === 0) await this.exports.create(owner, month, format, at);
      if (index < FORMATS.length - 1) await this.periods.close(owner, month, at);
    }
  }
}
