import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { MonthQuery } from '../month.dto.js';
import { AccountingPeriodDto, AccountingPeriodListDto } from './periods.dto.js';
import { PeriodsService } from './periods.service.js';
import type { AccountingPeriodEntity } from './persistence/accounting-period.entity.js';

@Controller('api/v1/accounting/periods')
@RequirePermission('invoice.manage')
export class PeriodsController {
  constructor(private readonly periods: PeriodsService) {}

  /** Closed months. */
  @Get()
  async listAccountingPeriods(@CurrentActor() actor: Actor): Promise<AccountingPeriodListDto> {
    return { items: (await this.periods.list(actor)).map(present) };
  }

  /**
   * Closes a month: stores its accruals, and ends its exports. What was approved in it and is not exported belongs to the next export of a later month.
   * 409 NOT_OVER before the month has ended, 409 PERIOD_CLOSED if it is closed.
   */
  @Post()
  @Metered('export')
  async closeAccountingPeriod(
    @CurrentActor() actor: Actor,
    @Body() { month }: MonthQuery,
  ): Promise<AccountingPeriodDto> {
    return present(await this.periods.close(actor, month));
  }

  /** Opens a closed month again and removes its stored accruals. */
  @Delete(':month')
  @HttpCode(204)
  async reopenAccountingPeriod(@CurrentActor() actor: Actor, @Param('month') month: string): Promise<void> {
    await this.periods.reopen(actor, month);
  }

  /** The accruals of a closed month as CSV, always with the same bytes. */
  @Get(':month/accruals')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ description: 'A CSV file.', content: { 'text/csv': { schema: { type: 'string' } } } })
  @Metered('export')
  async downloadClosedAccruals(
    @CurrentActor() actor: Actor,
    @Param('month') month: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const bytes = await this.periods.file(actor, month);
    const fileName = `accruals-${month}.csv`;
    setFileHeaders(response, { fileName, contentType: 'text/csv; charset=utf-8', size: bytes.length });
    return new StreamableFile(bytes);
  }
}

function present({ month, body, closedByName, closedAt }: AccountingPeriodEntity): AccountingPeriodDto {
  return { month, accruals: body.accruals, closedBy: closedByName, closedAt: closedAt.toISOString() };
}
