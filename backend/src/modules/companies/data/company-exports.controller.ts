import { Controller, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../../platform/auth/decorators.js';
import { DIRECT_DOWNLOAD, sendStored } from '../../../platform/http/files/send-privately.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { CompanyExportDto, CompanyExportListDto } from './company-export.dto.js';
import { CompanyExportsService } from './company-exports.service.js';

@Controller('api/v1/company/exports')
export class CompanyExportsController {
  constructor(private readonly exports: CompanyExportsService) {}

  /** Starts an export of all company data as a ZIP file. It is created in the background and kept for a week. */
  @Post()
  @HttpCode(202)
  @RequirePermission('data.export')
  @RecentlyAuthenticated()
  @Metered('export')
  requestCompanyExport(@CurrentActor() actor: Actor): Promise<CompanyExportDto> {
    return this.exports.request(actor);
  }

  /** The latest exports and their progress. */
  @Get()
  @RequirePermission('data.export')
  listCompanyExports(@CurrentActor() actor: Actor): Promise<CompanyExportListDto> {
    return this.exports.list(actor);
  }

  /** The ZIP file of an export. */
  @Get(':id/file')
  @ApiOkResponse({
    description: 'A ZIP file.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiFoundResponse(DIRECT_DOWNLOAD)
  @RequirePermission('data.export')
  @Metered('export')
  async downloadCompanyExport(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return sendStored(response, await this.exports.file(actor, id), false);
  }
}
