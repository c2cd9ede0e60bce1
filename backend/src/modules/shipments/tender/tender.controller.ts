import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { IdempotencyKey } from '../../../platform/http/idempotency/idempotency.js';
import { ShipmentTenderDto, TenderShipmentDto } from './tender.dto.js';
import { TenderService } from './tender.service.js';

@Controller('api/v1/shipments/:id/tender')
export class TenderController {
  constructor(private readonly tenders: TenderService) {}

  /** Tenders of a shipment, and the offers available for the next tender. */
  @Get()
  @RequirePermission('shipment.read')
  getShipmentTender(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentTenderDto> {
    return this.tenders.tendersOf(actor, id);
  }

  /** Tenders the shipment to the carrier of another offer of its quote, once per key. */
  @Post()
  @HttpCode(200)
  @RequirePermission('quote.book')
  tenderShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @IdempotencyKey() key: string,
    @Body() request: TenderShipmentDto,
  ): Promise<ShipmentTenderDto> {
    return this.tenders.tender(actor, id, key, request);
  }

  /** Sends the newest tender again to the same carrier: one that failed, or that was emailed and has no answer. */
  @Post('resend')
  @HttpCode(200)
  @RequirePermission('quote.book')
  resendTender(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentTenderDto> {
    return this.tenders.resend(actor, id);
  }
}
