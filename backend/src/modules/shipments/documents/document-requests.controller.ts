import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DocumentRequestDto, RequestedDocumentDto } from './document-requests.dto.js';
import { DocumentRequestsService } from './document-requests.service.js';

@ApiTags('Shipments')
@Controller('api/v1/shipments/:id/document-requests')
export class DocumentRequestsController {
  constructor(private readonly requests: DocumentRequestsService) {}

  /** Asks the carrier for a document by email; replies go to the user. Repeating it on the same day sends no second email. */
  @Post()
  @RequirePermission('document.upload')
  requestShipmentDocument(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: DocumentRequestDto,
  ): Promise<RequestedDocumentDto> {
    return this.requests.request(actor, id, body);
  }
}
