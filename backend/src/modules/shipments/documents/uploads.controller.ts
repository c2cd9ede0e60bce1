import { Body, Controller, Param, Post, UploadedFile } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { AcceptsUpload } from '../../../platform/http/files/uploads.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { DocumentDto } from '../../documents/index.js';
import { DocumentUploadFields, DocumentUploadFormDto } from './shipment-documents.dto.js';
import { UploadsService } from './uploads.service.js';
import { msg } from '../../../messages/message.js';

@ApiTags('Shipments')
@Controller('api/v1/shipments/:id/documents')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Uploads a file to the shipment: PDF, TIFF, JPEG or PNG of at most 25 MiB. A proof of delivery also adds an event. */
  @Post()
  @RequirePermission('document.upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: DocumentUploadFormDto })
  @AcceptsUpload(FileInterceptor('file'))
  @Metered('upload')
  async uploadShipmentDocument(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body() fields: DocumentUploadFields,
  ): Promise<DocumentDto> {
    if (file === undefined)
      throw new ValidationFailed([
        { pointer: '/file', code: 'REQUIRED', message: msg`Send one file as the part "file".` },
      ]);
    return this.uploads.receive(actor, id, file, fields);
  }
}
