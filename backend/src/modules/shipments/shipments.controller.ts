import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { DocumentListDto } from '../documents/index.js';
import { ShipmentPapers } from './shipment-papers.js';
import { ShipmentDto } from './shipments.dto.js';
import { ShipmentsQueries } from './shipments.queries.js';

@Controller('api/v1/shipments')
export class ShipmentsController {
  constructor(
    private readonly queries: ShipmentsQueries,
    private readonly papers: ShipmentPapers,
  ) {}

  /** One shipment with its parties, freight, charges, events and documents. */
  @Get(':id')
  @RequirePermission('shipment.read')
  getShipment(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentDto> {
    return this.queries.detail(actor, id);
  }

  /** Documents of one shipment, newest version first. */
  @Get(':id/documents')
  @RequirePermission('document.read')
  listShipmentDocuments(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DocumentListDto> {
    return this.papers.list(actor, id);
  }

  /** The file of one document. */
  @Get(':id/documents/:documentId')
  @ApiOkResponse({ description: 'The bytes of the file.', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @RequirePermission('document.read')
  async downloadShipmentDocument(@CurrentActor() actor: Actor, @Param('id') id: string, @Param('documentId') documentId: string): Promise<StreamableFile> {
    const { bytes, contentType, fileName } = await this.papers.download(actor, id, documentId);
    return new StreamableFile(bytes, { type: contentType, disposition: `attachment; filename="${fileName}"`, length: bytes.length });
  }
}
