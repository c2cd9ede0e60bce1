import { Controller, Get, Param, Post, Query, Res, type StreamableFile, UploadedFile } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../../../platform/auth/decorators.js';
import { DIRECT_DOWNLOAD, sendStored } from '../../../../../platform/http/files/send-privately.js';
import { AcceptsUpload } from '../../../../../platform/http/files/uploads.js';
import { ValidationFailed } from '../../../../../platform/http/problems/domain-error.js';
import { Metered } from '../../../../../platform/throttle/request-limits.js';
import { DocumentQuery } from '../../../documents/shipment-documents.dto.js';
import { InvoiceFileDto, InvoiceFileFormDto } from './invoice-files.dto.js';
import { presentInvoiceFile } from './invoice-files.presenter.js';
import { InvoiceFilesService } from './invoice-files.service.js';
import { msg } from '../../../../../messages/message.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@Controller('api/v1/invoices/files')
@RequirePermission('invoice.manage')
export class InvoiceFilesController {
  constructor(private readonly files: InvoiceFilesService) {}

  /** Uploads the file of an invoice that is entered next, with its id as `fileId`. Without an invoice it is deleted after seven days. 409 INVOICE_FILE_EXISTS if its invoice is recorded. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: InvoiceFileFormDto })
  @AcceptsUpload(FileInterceptor('file'))
  @Metered('upload')
  async uploadInvoiceFile(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<InvoiceFileDto> {
    if (file === undefined)
      throw new ValidationFailed([
        { pointer: '/file', code: 'REQUIRED', message: msg`Send one file as the part "file".` },
      ]);
    return presentInvoiceFile(await this.files.receive(actor, file));
  }

  /** The file of an invoice, as a download or, with `inline=true`, for display. */
  @Get(':id')
  @RequirePermission('price.read')
  @ApiOkResponse({ description: 'The bytes of the file.', content: { 'application/pdf': BINARY, 'image/*': BINARY } })
  @ApiFoundResponse(DIRECT_DOWNLOAD)
  async downloadInvoiceOriginal(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Query() { inline }: DocumentQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const shown = inline === 'true';
    return sendStored(response, await this.files.open(companyId, id, { direct: !shown }), shown);
  }
}
