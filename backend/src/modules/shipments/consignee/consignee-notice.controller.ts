import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { ConsigneeNoticeDto, ShipmentContactsDto } from './consignee-notice.dto.js';
import { ConsigneeNoticeService } from './consignee-notice.service.js';

@Controller('api/v1/shipments/:id')
@RequirePermission('shipment.edit')
export class ConsigneeNoticeController {
  constructor(private readonly notices: ConsigneeNoticeService) {}

  /** Whom to call at the carrier, and a prepared email to the consignee about the state of the shipment. */
  @Get('contacts')
  getShipmentContacts(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ShipmentContactsDto> {
    return this.notices.contacts(actor, id);
  }

  /** Emails the consignee; replies go to the sender. */
  @Post('consignee-notices')
  @HttpCode(202)
  notifyConsignee(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() notice: ConsigneeNoticeDto,
  ): Promise<void> {
    return this.notices.send(actor, id, notice);
  }
}
