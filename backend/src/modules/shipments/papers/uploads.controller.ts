import { rm } from 'node:fs/promises';
import { Body, Controller, Param, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DomainError } from '../../../platform/http/domain-error.js';
import { DocumentDto } from '../../documents/index.js';
import { DocumentUploadFields, DocumentUploadFormDto } from './papers.dto.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('Shipments')
@Controller('api/v1/shipments/:id/documents')
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Adds a file to the shipment: PDF, TIFF, JPEG or PNG of at most 25 MiB. A proof of delivery is noted in its events. */
  @Post()
  @RequirePermission('shipment.edit')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: DocumentUploadFormDto })
  @UseInterceptors(FileInterceptor('file'))
  async uploadShipmentDocument(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Body() fields: DocumentUploadFields,
  ): Promise<DocumentDto> {
    if (file === undefined) throw new DomainError('FILE_REQUIRED', 422, 'Send one file as the part "file".');
    try {
      return await this.uploads.receive(actor, id, file, fields);
    } finally {
      await rm(file.path, { force: true });
    }
  }
}
