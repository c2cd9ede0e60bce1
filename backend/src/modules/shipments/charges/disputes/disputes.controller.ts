import { Body, Controller, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../../platform/auth/decorators.js';
import { Metered } from '../../../../platform/throttle/request-limits.js';
import { sendPrivately } from '../../../../platform/http/files/send-privately.js';
import { DisputeEvidence } from './dispute-evidence.js';
import { DisputeThreadDto, NewDisputeMessageDto } from './disputes.dto.js';
import { DisputeThreads } from './dispute-threads.js';
import { DisputesService } from './disputes.service.js';

const ZIP = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Invoices')
@Controller('api/v1/invoices/:id')
export class DisputesController {
  constructor(
    private readonly disputes: DisputesService,
    private readonly threads: DisputeThreads,
    private readonly evidence: DisputeEvidence,
  ) {}

  /** Disputes of an invoice with their messages and deadlines. */
  @Get('disputes')
  @RequirePermission('price.read')
  getDisputes(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<DisputeThreadDto> {
    return this.threads.of(companyId, id);
  }

  /** Adds an answer of the carrier or a note to the dispute, or emails the carrier with the evidence pack. */
  @Post('disputes/messages')
  @HttpCode(200)
  @RequirePermission('invoice.dispute')
  async addDisputeMessage(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() message: NewDisputeMessageDto,
  ): Promise<DisputeThreadDto> {
    await this.disputes.addToThread(actor, id, message);
    return this.threads.of(actor.companyId, id);
  }

  /** The evidence pack as a ZIP file: an explanation of the agreed price, and the documents that prove what was shipped. */
  @Get('evidence')
  @ApiOkResponse({ description: 'The ZIP file.', content: { 'application/zip': ZIP } })
  @RequirePermission('invoice.dispute')
  @Metered('document')
  async downloadInvoiceEvidence(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPrivately(response, await this.evidence.stream(companyId, id), false);
  }
}
