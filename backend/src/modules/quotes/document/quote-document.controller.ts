import { Controller, Get, Header, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { QuoteDocument } from './quote-document.js';

@Controller('api/v1/quotes')
export class QuoteDocumentController {
  constructor(private readonly document: QuoteDocument) {}

  /** Returns the quote as PDF. Offers only with permission to see prices. */
  @Get(':id/document')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({
    description: 'The bytes of the file.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @RequirePermission('quote.read')
  @Metered('document')
  async downloadQuote(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, ...file } = await this.document.read(actor, id);
    setFileHeaders(response, { ...file, size: bytes.length });
    return new StreamableFile(bytes);
  }
}
