import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile } from '../../../platform/http/files/csv-file.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { MonthQuery } from '../month.dto.js';
import { AccrualsDto } from './accruals.dto.js';
import { AccrualsService } from './accruals.service.js';

@Controller('api/v1/accounting/accruals')
@RequirePermission('invoice.manage')
export class AccrualsController {
  constructor(private readonly accruals: AccrualsService) {}

  /**
   * The booked cost of shipments that were picked up by the end of a month, at most twelve months before it, and have no invoice that was approved by
   * then.
   */
  @Get()
  @Metered('export')
  getAccruals(@CurrentActor() { companyId }: Actor, @Query() { month }: MonthQuery): Promise<AccrualsDto> {
    return this.accruals.sum(companyId, month);
  }

  /** The accruals of a month by shipment, GL account and cost center, as CSV. */
  @Get('export')
  @CsvFile('accruals.csv')
  @Metered('export')
  exportAccruals(@CurrentActor() { companyId }: Actor, @Query() { month }: MonthQuery): AsyncGenerator<CsvRow> {
    return this.accruals.rows(companyId, month);
  }
}
