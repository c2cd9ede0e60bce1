import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { DocumentListDto } from '../../documents/index.js';
import { EvidenceService } from './evidence.service.js';
import { IssueDocumentsService } from './issue-documents.service.js';
import { DocumentQuery, IssuedDocumentDto, LabelsRequest, PrintRequest } from './shipment-documents.dto.js';
import { PrintService } from './print.service.js';
import { DIRECT_DOWNLOAD, sendPrivately, sendStored } from '../../../platform/http/files/send-privately.js';
import { ShipmentDocuments } from './shipment-documents.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

@ApiTags('Shipments')
@Controller('api/v1/shipments')
export class ShipmentDocumentsController {
  constructor(
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly issue: IssueDocumentsService,
    private readonly prints: PrintService,
    private readonly evidence: EvidenceService,
  ) {}

  /** Documents of one shipment, by kind and newest version first. */
  @Get(':id/documents')
  @RequirePermission('document.read')
  listShipmentDocuments(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DocumentListDto> {
    return this.shipmentDocuments.list(actor, id);
  }

  /** The file of a document, as a download or, with `inline=true`, for display. */
  @Get(':id/documents/:documentId')
  @ApiOkResponse({ description: 'The bytes of the file.', content: { 'application/pdf': BINARY, 'image/*': BINARY } })
  @ApiFoundResponse(DIRECT_DOWNLOAD)
  @RequirePermission('document.read')
  async downloadShipmentDocument(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('documentId') documentId: string,
    @Query() { inline }: DocumentQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const shown = inline === 'true';
    const file = await this.shipmentDocuments.download(actor, id, documentId, { direct: !shown });
    return sendStored(response, file, shown);
  }

  /** Creates labels for the handling units of a shipment, each with its own serial shipping container code. */
  @Post(':id/labels')
  @RequirePermission('shipment.edit')
  @Metered('document')
  createShipmentLabels(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: LabelsRequest,
  ): Promise<IssuedDocumentDto> {
    return this.issue.labels(actor, id, body);
  }

  /** Creates the rate confirmation of a shipment: the agreed charges. */
  @Post(':id/rate-confirmation')
  @RequirePermission('price.read')
  @Metered('document')
  createRateConfirmation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IssuedDocumentDto> {
    return this.issue.rateConfirmation(actor, id);
  }

  /** Creates the commercial invoice of a shipment between the United States and Canada. Warnings list the missing data. */
  @Post(':id/commercial-invoice')
  @RequirePermission('shipment.edit')
  @Metered('document')
  createCommercialInvoice(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IssuedDocumentDto> {
    return this.issue.commercialInvoice(actor, id);
  }

  /** Creates the Canada customs invoice of a shipment into Canada. Warnings list the missing data. */
  @Post(':id/customs-invoice')
  @RequirePermission('shipment.edit')
  @Metered('document')
  createCustomsInvoice(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IssuedDocumentDto> {
    return this.issue.customsInvoice(actor, id);
  }

  /** Bills of lading or labels of up to 100 shipments in one file. */
  @Post('print')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The bytes of the file.', content: { 'application/pdf': BINARY } })
  @RequirePermission('document.read')
  @Metered('document')
  async printShipments(
    @CurrentActor() actor: Actor,
    @Body() body: PrintRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPrivately(response, await this.prints.print(actor, body), false);
  }

  /** All data of a shipment in one ZIP file: documents, events, and, with permission to see prices, charges. */
  @Get(':id/evidence')
  @ApiOkResponse({ description: 'The bytes of the file.', content: { 'application/zip': BINARY } })
  @RequirePermission('document.read')
  async downloadShipmentEvidence(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sendPrivately(response, await this.evidence.pack(actor, id), false);
  }
}
