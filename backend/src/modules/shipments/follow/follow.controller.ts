import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, PeopleOnly, RequirePermission } from '../../../platform/auth/decorators.js';
import { FollowDto, FollowShipmentDto, FollowShipmentsDto } from './follow.dto.js';
import { FollowService } from './follow.service.js';

@Controller('api/v1/shipments')
@RequirePermission('shipment.read')
@PeopleOnly()
export class FollowController {
  constructor(private readonly follows: FollowService) {}

  /** Whether the signed-in user follows or muted the shipment. */
  @Get(':id/follow')
  getFollow(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<FollowDto> {
    return this.follows.get(actor, id);
  }

  /** Follows or mutes the shipment for the signed-in user. */
  @Put(':id/follow')
  followShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { mode }: FollowShipmentDto,
  ): Promise<FollowDto> {
    return this.follows.set(actor, id, mode);
  }

  /** Restores the user's preferences for the shipment. */
  @Delete(':id/follow')
  @HttpCode(204)
  unfollowShipment(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.follows.clear(actor, id);
  }

  /** Follows or mutes several shipments for the signed-in user, or restores their preferences. */
  @Post('follow')
  @HttpCode(204)
  followShipments(@CurrentActor() actor: Actor, @Body() { shipmentIds, mode }: FollowShipmentsDto): Promise<void> {
    return this.follows.setAll(actor, shipmentIds, mode);
  }
}
