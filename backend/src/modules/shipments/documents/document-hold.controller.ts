import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DocumentHoldDto, PlaceDocumentHoldDto } from './document-hold.dto.js';
import { DocumentHoldService } from './document-hold.service.js';

@ApiTags('Shipments')
@Controller('api/v1/shipments/:id/legal-hold')
export class DocumentHoldController {
  constructor(private readonly holds: DocumentHoldService) {}

  /** Whether the documents of the shipment are on legal hold. */
  @Get()
  @RequirePermission('document.read')
  getDocumentHold(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DocumentHoldDto> {
    return this.holds.get(actor, id);
  }

  /** Places a legal hold: the documents are kept past their retention. */
  @Put()
  @RequirePermission('document.hold')
  placeDocumentHold(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { reason }: PlaceDocumentHoldDto,
  ): Promise<DocumentHoldDto> {
    return this.holds.place(actor, id, reason);
  }

  /** Releases the legal hold. */
  @Delete()
  @RequirePermission('document.hold')
  releaseDocumentHold(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DocumentHoldDto> {
    return this.holds.release(actor, id);
  }
}
