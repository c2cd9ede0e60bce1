import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { CancellationDto, CancelShipmentDto } from './cancel.dto.js';
import { CancelService } from './cancel.service.js';

@Controller('api/v1/shipments/:id/cancel')
export class CancelController {
  constructor(private readonly cancellations: CancelService) {}

  /** Cancels the shipment before pickup and notifies the carrier. Returns the cancellation options that remain (none). */
  @Post()
  @HttpCode(200)
  @RequirePermission('quote.book')
  cancelShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() request: CancelShipmentDto,
  ): Promise<CancellationDto> {
    return this.cancellations.cancel(actor, id, request);
  }
}
