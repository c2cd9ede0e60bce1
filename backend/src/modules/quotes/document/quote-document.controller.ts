import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { QuoteDocument } from './quote-document.js';

@Controller('api/v1/quotes')
export class QuoteDocumentController {
  constructor(private readonly papers: QuoteDocument) {}

  /** The quote as PDF; offers only for those who may see prices. */
  @Get(':id/document')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({
    description: 'The bytes of the file.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @RequirePermission('quote.read')
  async downloadQuote(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<StreamableFile> {
    const { bytes, contentType, fileName } = await this.papers.read(actor, id);
    return new StreamableFile(bytes, {
      type: contentType,
      disposition: `attachment; filename="${fileName}"`,
      length: bytes.length,
    });
  }
}
