import { Body, Controller, Get, HttpCode, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { NewDisputeMessageDto } from '../charges/disputes/disputes.dto.js';
import { sendPrivately } from '../../../platform/http/files/send-privately.js';
import { ClaimEvidence } from './claim-evidence.js';
import { ClaimThread } from './claim-thread.js';
import { ClaimThreadDto } from './claims.dto.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Claims')
@Controller('api/v1/claims/:id')
@RequirePermission('claim.manage')
export class ClaimFilesController {
  constructor(
    private readonly evidence: ClaimEvidence,
    private readonly thread: ClaimThread,
  ) {}

  /** The claim letter as a PDF file. */
  @Get('letter')
  @ApiOkResponse({ description: 'The PDF file.', content: { 'application/pdf': BINARY } })
  @Metered('document')
  async downloadClaimLetter(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPrivately(response, await this.evidence.letter(companyId, id), false);
  }

  /** The claim letter and the chosen documents as a ZIP file. */
  @Get('evidence')
  @ApiOkResponse({ description: 'The ZIP file.', content: { 'application/zip': BINARY } })
  @Metered('document')
  async downloadClaimEvidence(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPrivately(response, await this.evidence.stream(companyId, id), false);
  }

  /** Emails to the carrier, its answers, and notes. */
  @Get('messages')
  @RequirePermission('price.read')
  getClaimMessages(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<ClaimThreadDto> {
    return this.thread.of(companyId, id);
  }

  /** Adds an answer of the carrier or a note, or emails the carrier with the claim letter and the evidence. */
  @Post('messages')
  @HttpCode(200)
  async addClaimMessage(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() message: NewDisputeMessageDto,
  ): Promise<ClaimThreadDto> {
    await this.thread.add(actor, id, message);
    return this.thread.of(actor.companyId, id);
  }
}
