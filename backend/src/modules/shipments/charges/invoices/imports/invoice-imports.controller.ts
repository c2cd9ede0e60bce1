import {
  Body,
  Controller,
  Get,
  Header,
  HttpStatus,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import multer from 'multer';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../../../platform/http/files/file-headers.js';
import { AcceptsUpload, UPLOAD_CHARSET } from '../../../../../platform/http/files/uploads.js';
import { isWorkbook, XLSX_TYPE } from '../../../../../platform/http/files/workbook.js';
import { OptionalIdempotencyKey } from '../../../../../platform/http/idempotency/idempotency.js';
import { DomainError } from '../../../../../platform/http/problems/domain-error.js';
import { readMapping } from '../../../../../platform/imports/column-mapping.js';
import { IMPORT_BYTES_MAX } from '../../../../../platform/imports/read-import-file.js';
import { Metered } from '../../../../../platform/throttle/request-limits.js';
import {
  ImportInvoicesFormDto,
  ImportInvoicesQuery,
  InvoiceImportCheckDto,
  InvoiceImportDetailDto,
  InvoiceImportDto,
} from './invoice-imports.dto.js';
import { InvoiceImportsService } from './invoice-imports.service.js';
import { invoiceTemplate } from './invoice-template.js';
import { msg } from '../../../../../messages/message.js';

/** Files are held in memory, unlike other uploads of this module. Browsers send file names as UTF-8. */
const UPLOAD = {
  storage: multer.memoryStorage(),
  limits: { fileSize: IMPORT_BYTES_MAX, files: 1, fields: 1, fieldSize: 20_000 },
  ...UPLOAD_CHARSET,
};
const WORKBOOK = { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } };

@Controller('api/v1/invoices/imports')
@RequirePermission('invoice.manage')
export class InvoiceImportsController {
  constructor(private readonly imports: InvoiceImportsService) {}

  /**
   * Imports invoices from an XLSX or CSV file: 201, and they are recorded in the background. A file with errors returns 422 IMPORT_INVALID with all
   * errors and stores nothing, unless `partial=true`. Invoices that were recorded before are errors, so the same file never counts twice.
   * `dryRun=true` only validates the file: 200 with its columns and errors.
   */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportInvoicesFormDto })
  @ApiOkResponse({ type: InvoiceImportCheckDto, description: 'A dry run.' })
  @ApiCreatedResponse({ type: InvoiceImportDto, description: 'Stored; the invoices are being recorded.' })
  @AcceptsUpload(FileInterceptor('file', UPLOAD))
  @Metered('import')
  async importInvoices(
    @CurrentActor() actor: Actor,
    @OptionalIdempotencyKey() key: string | null,
    @Query() { dryRun, partial }: ImportInvoicesQuery,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body('mapping') mapping: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvoiceImportCheckDto | InvoiceImportDto> {
    if (!file)
      throw new DomainError(
        'MEDIA_TYPE_UNSUPPORTED',
        415,
        msg`Send the file as multipart/form-data with the part "file".`,
      );
    const upload = { name: file.originalname, bytes: file.buffer, mapping: readMapping(mapping) };
    if (dryRun !== 'true') return this.imports.start(actor, upload, partial === 'true', key);
    response.status(HttpStatus.OK);
    return this.imports.check(actor, upload);
  }

  /** An XLSX file with all columns and an example. */
  @Get('template')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ description: 'An XLSX file.', content: WORKBOOK })
  async downloadInvoiceTemplate(@Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    const bytes = await invoiceTemplate();
    setFileHeaders(response, { fileName: 'invoices-template.xlsx', contentType: XLSX_TYPE, size: bytes.length });
    return new StreamableFile(bytes);
  }

  /** Progress of an import, and its errors. */
  @Get(':id')
  getInvoiceImport(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InvoiceImportDetailDto> {
    return this.imports.get(actor, id);
  }

  /** The imported file as it was sent. */
  @Get(':id/file')
  @RequirePermission('price.read')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({
    description: 'The file.',
    content: { ...WORKBOOK, 'text/csv': { schema: { type: 'string' } } },
  })
  async downloadInvoiceFile(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, fileName } = await this.imports.file(actor, id);
    const contentType = isWorkbook(bytes) ? XLSX_TYPE : 'text/csv';
    setFileHeaders(response, { fileName, contentType, size: bytes.length });
    return new StreamableFile(bytes);
  }
}
