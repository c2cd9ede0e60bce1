import { Body, Controller, Get, Header, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { MonthQuery } from '../month.dto.js';
import {
  AccountingExportDetailDto,
  AccountingExportDto,
  AccountingExportListDto,
  ExportFileQuery,
  NewAccountingExportDto,
  PendingExportDto,
} from './accounting-exports.dto.js';
import { AccountingExportsService } from './accounting-exports.service.js';
import type { AccountingExportEntity } from './persistence/accounting-export.entity.js';

@Controller('api/v1/accounting/exports')
@RequirePermission('invoice.manage')
export class AccountingExportsController {
  constructor(private readonly exports: AccountingExportsService) {}

  /** Exports of approved invoices to accounting. */
  @Get()
  async listAccountingExports(@CurrentActor() actor: Actor): Promise<AccountingExportListDto> {
    return { items: (await this.exports.list(actor)).map(present) };
  }

  /**
   * Exports the invoices that were approved, or credited, in a month, or in an earlier month that is closed, and are not exported yet. Each amount is
   * exported once: 409 NOTHING_TO_EXPORT if nothing is left, 409 UNCODED if no rule codes an invoice, 409 PERIOD_CLOSED if the month is closed.
   */
  @Post()
  @Metered('export')
  async createAccountingExport(
    @CurrentActor() actor: Actor,
    @Body() { month, format }: NewAccountingExportDto,
  ): Promise<AccountingExportDto> {
    return present(await this.exports.create(actor, month, format));
  }

  /** What an export of the month would have now. */
  @Get('pending')
  getPendingExport(@CurrentActor() actor: Actor, @Query() { month }: MonthQuery): Promise<PendingExportDto> {
    return this.exports.pending(actor, month);
  }

  /** An export with its lines. */
  @Get(':id')
  async getAccountingExport(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AccountingExportDetailDto> {
    const { row, lines } = await this.exports.get(actor, id);
    return {
      ...present(row),
      lines: lines.map(({ companyId: _company, exportId: _export, position: _position, ...line }) => line),
    };
  }

  /** A file of an export, always with the same bytes. */
  @Get(':id/file')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({
    description: 'A CSV file, or an IIF file as text.',
    content: { 'text/csv': { schema: { type: 'string' } }, 'text/plain': { schema: { type: 'string' } } },
  })
  @Metered('export')
  async downloadAccountingExport(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() { part }: ExportFileQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { file, bytes } = await this.exports.file(actor, id, part);
    const contentType = file.name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8';
    setFileHeaders(response, { fileName: file.name, contentType, size: bytes.length });
    return new StreamableFile(bytes);
  }
}

function present({
  id,
  number,
  month,
  format,
  invoiceCount,
  body,
  createdByName,
  createdAt,
}: AccountingExportEntity): AccountingExportDto {
  return {
    id,
    number,
    month,
    format,
    invoices: invoiceCount,
    totals: body.totals,
    files: body.files.map(({ part, name, size, sha256 }) => ({ part, name, size, sha256 })),
    createdBy: createdByName,
    createdAt: createdAt.toISOString(),
  };
}
