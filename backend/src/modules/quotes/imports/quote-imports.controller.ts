import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { CsvFile } from '../../../platform/http/files/csv-file.js';
import { OptionalIdempotencyKey } from '../../../platform/http/idempotency/idempotency.js';
import { ImportResult } from './import-result.js';
import { uploadOf } from './import-upload.js';
import { ImportsQuotes } from './imports-quotes.js';
import {
  ImportCheckDto,
  ImportQuotesFormDto,
  ImportQuotesQuery,
  QuoteImportDetailDto,
  QuoteImportDto,
} from './quote-imports.dto.js';
import { QuoteFileReader } from './quote-file-reader.js';
import { QuoteImportsService } from './quote-imports.service.js';

@ApiTags('Quotes')
@Controller('api/v1/quotes/imports')
export class QuoteImportsController {
  constructor(
    private readonly imports: QuoteImportsService,
    private readonly reader: QuoteFileReader,
    private readonly results: ImportResult,
  ) {}

  /**
   * Imports quotes from a CSV or XLSX file (freight.md Annex C): 201, and the quotes are created in the background. A file with errors returns 422 IMPORT_INVALID with
   * all errors and stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors.
   */
  @Post()
  @ImportsQuotes(ImportQuotesFormDto)
  async importQuotes(
    @CurrentActor() actor: Actor,
    @OptionalIdempotencyKey() key: string | null,
    @Query() { dryRun, partial }: ImportQuotesQuery,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body('mapping') mapping: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportCheckDto | QuoteImportDto> {
    const upload = uploadOf(file, mapping);
    if (dryRun !== 'true') return this.imports.start(this.reader, actor, upload, partial === 'true', key);
    response.status(HttpStatus.OK);
    return this.imports.check(this.reader, actor, upload);
  }

  /** Progress of an import, and the errors of quotes that could not be created. */
  @Get(':id')
  @RequirePermission('quote.read')
  getQuoteImport(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<QuoteImportDetailDto> {
    return this.imports.get(actor, id);
  }

  /** One row per quote of the file, with its number and best price or its errors. Prices only with permission to see them. */
  @Get(':id/result')
  @CsvFile('quotes-result.csv')
  @RequirePermission('quote.read')
  downloadImportResult(@CurrentActor() actor: Actor, @Param('id') id: string): AsyncGenerator<CsvRow> {
    return this.results.rows(actor, id);
  }
}
