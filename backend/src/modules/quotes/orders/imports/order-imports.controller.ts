import { Body, Controller, HttpStatus, Post, Query, Res, UploadedFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor } from '../../../../platform/auth/decorators.js';
import { OptionalIdempotencyKey } from '../../../../platform/http/idempotency/idempotency.js';
import { uploadOf } from '../../imports/import-upload.js';
import { ImportsQuotes } from '../../imports/imports-quotes.js';
import { ImportCheckDto, ImportQuotesQuery, QuoteImportDto } from '../../imports/quote-imports.dto.js';
import { QuoteImportsService } from '../../imports/quote-imports.service.js';
import { OrderFileReader } from './order-file-reader.js';
import { ImportOrdersFormDto } from './order-imports.dto.js';

@Controller('api/v1/orders/imports')
export class OrderImportsController {
  constructor(
    private readonly imports: QuoteImportsService,
    private readonly reader: OrderFileReader,
  ) {}

  /**
   * Suggests a quote for each order of a CSV or XLSX file, as `POST /orders` does: 201, and the quotes are created in the background; `GET /quotes/imports/{id}`
   * has their progress. An order that was sent before with the same content keeps its quote. A file with errors returns 422 IMPORT_INVALID with all errors and
   * stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors.
   */
  @Post()
  @ImportsQuotes(ImportOrdersFormDto)
  async importOrders(
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
}
