import { Body, Controller, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { RATING_LIMITS } from '../../rating/index.js';
import { CopyQuoteDto } from '../quotes.dto.js';
import { CopiedShipmentDto } from './copy-shipment.dto.js';
import { CopyShipmentService } from './copy-shipment.service.js';

/** Belongs to quotes, because it creates one. */
@Controller('api/v1/shipments/:id/copy')
export class CopyShipmentController {
  constructor(private readonly copies: CopyShipmentService) {}

  /** Creates a new quote with the freight, locations, contacts and references of the shipment, and rates it. */
  @Post()
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  copyShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { pickupOn }: CopyQuoteDto,
  ): Promise<CopiedShipmentDto> {
    return this.copies.copy(actor, id, pickupOn);
  }
}
