import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { AcceptsUpload, UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { OptionalIdempotencyKey } from '../../../platform/http/idempotency/idempotency.js';
import { readMapping } from '../../../platform/imports/column-mapping.js';
import { IMPORT_BYTES_MAX } from '../../../platform/imports/read-import-file.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import {
  ContactImportCheckDto,
  ContactImportDetailDto,
  ContactImportDto,
  ImportContactsFormDto,
  ImportContactsQuery,
} from './contact-imports.dto.js';
import { ContactImportsService } from './contact-imports.service.js';
import { msg } from '../../../messages/message.js';

/** Files are held in memory. Browsers send file names as UTF-8. */
const UPLOAD = {
  limits: { fileSize: IMPORT_BYTES_MAX, files: 1, fields: 1, fieldSize: 20_000 },
  ...UPLOAD_CHARSET,
};

@Controller('api/v1/contacts/imports')
@RequirePermission('contact.edit')
export class ContactImportsController {
  constructor(private readonly imports: ContactImportsService) {}

  /**
   * Imports contacts from a CSV file: 201, and they are saved in the background. A file with errors returns 422 IMPORT_INVALID with all errors and
   * stores nothing, unless `partial=true`. A repeated `Idempotency-Key` returns the same import. `dryRun=true` only validates the file: 200 with its errors.
   */
  @Post()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportContactsFormDto })
  @ApiOkResponse({ type: ContactImportCheckDto, description: 'A dry run.' })
  @ApiCreatedResponse({ type: ContactImportDto, description: 'Stored; the contacts are being saved.' })
  @AcceptsUpload(FileInterceptor('file', UPLOAD))
  @Metered('import')
  async importContacts(
    @CurrentActor() actor: Actor,
    @OptionalIdempotencyKey() key: string | null,
    @Query() { dryRun, partial }: ImportContactsQuery,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body('mapping') mapping: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactImportCheckDto | ContactImportDto> {
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

  /** Progress of an import, and its errors. */
  @Get(':id')
  getContactImport(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContactImportDetailDto> {
    return this.imports.get(actor, id);
  }
}
