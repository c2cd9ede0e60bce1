import { Body, Controller, Header, HttpCode, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile } from '../../../platform/http/files/csv-file.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { IdempotencyKey } from '../../../platform/http/idempotency/idempotency.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { RATING_LIMITS } from '../../rating/index.js';
import { QuoteDocument } from '../document/quote-document.js';
import { QuoteExport } from '../list/quote-export.js';
import { BulkQuotesDto, CancelQuotesDto, CopyQuotesDto, FewQuotesDto, SelectedQuotesDto } from './bulk-quotes.dto.js';
import { BulkQuotesService } from './bulk-quotes.service.js';

/** Actions on selected quotes of the list. An id of another company is a 404, and nothing is changed. */
@ApiTags('Quotes')
@Controller('api/v1/quotes')
export class BulkQuotesController {
  constructor(
    private readonly bulk: BulkQuotesService,
    private readonly exports: QuoteExport,
    private readonly document: QuoteDocument,
  ) {}

  /** Cancels the selected quotes; those that cannot be canceled are returned with the reason. */
  @Post('cancel')
  @HttpCode(200)
  @RequirePermission('quote.create')
  cancelQuotes(
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string,
    @Body() body: CancelQuotesDto,
  ): Promise<BulkQuotesDto> {
    return this.bulk.cancel(actor, key, body);
  }

  /** Creates new quotes with the freight of the selected ones and rates them; those that cannot be rated are returned with the reason. */
  @Post('copy')
  @HttpCode(200)
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  copyQuotes(
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string,
    @Body() body: CopyQuotesDto,
  ): Promise<BulkQuotesDto> {
    return this.bulk.copy(actor, key, body);
  }

  /** Exports the selected quotes as CSV with the columns of the list export. Prices only with permission to see them. */
  @Post('export')
  @HttpCode(200)
  @CsvFile('quotes.csv')
  @RequirePermission('quote.read')
  @Metered('export')
  exportSelectedQuotes(@CurrentActor() actor: Actor, @Body() { quoteIds }: SelectedQuotesDto): AsyncGenerator<CsvRow> {
    return this.exports.selected(actor, quoteIds);
  }

  /** Returns the selected quotes as one PDF. Offers only with permission to see prices. */
  @Post('print')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({
    description: 'The bytes of the file.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @RequirePermission('quote.read')
  @Metered('document')
  async printQuotes(
    @CurrentActor() actor: Actor,
    @Body() { quoteIds }: FewQuotesDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, ...file } = await this.document.readAll(actor, quoteIds);
    setFileHeaders(response, { ...file, size: bytes.length });
    return new StreamableFile(bytes);
  }
}
