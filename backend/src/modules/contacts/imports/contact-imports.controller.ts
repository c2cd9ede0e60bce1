import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res, UploadedFile } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { AcceptsUpload, UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/http/problems/domain-error.js';
import { OptionalIdempotencyKey } from '../../../platform/http/idempotency/idempotency.js';
import { IMPORT_BYTES_MAX } from '../../../platform/imports/read-import-file.js';
import { Metered } from '../../../platform/throttle/metered.js';
import {
  ContactImportCheckDto,
  ContactImportDetailDto,
  ContactImportDto,
  ImportContactsFormDto,
  ImportContactsQuery,
} from './contact-imports.dto.js';
import { ContactImportsService } from './contact-imports.service.js';
import { readMapping } from './read-mapping.js';

/** A file is small enough to be held in memory; its name is UTF-8, as browsers send it. */
const UPLOAD = {
  limits: { fileSize: IMPORT_BYTES_MAX, files: 1, fields: 1, fieldSize: 20_000 },
  ...UPLOAD_CHARSET,
};

@Controller('api/v1/contacts/imports')
@RequirePermission('contact.edit')
export class ContactImportsController {
  constructor(private readonly imports: ContactImportsService) {}

  /**
   * Saves many contacts of one CSV: 201, and they follow in the background. One error answers 422 IMPORT_INVALID with all of them and nothing is
   * stored, unless `partial=true`. Sent again with its key it is the same import. With `dryRun=true` the file is only checked: 200 with what is wrong.
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
        'Send the file as multipart/form-data with the part "file".',
      );
    const upload = { name: file.originalname, bytes: file.buffer, mapping: readMapping(mapping) };
    if (dryRun !== 'true') return this.imports.start(actor, upload, partial === 'true', key);
    response.status(HttpStatus.OK);
    return this.imports.check(actor, upload);
  }

  /** How far an import is, and why contacts of it could not be saved. */
  @Get(':id')
  getContactImport(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ContactImportDetailDto> {
    return this.imports.get(actor, id);
  }
}
