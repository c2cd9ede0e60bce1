import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, PeopleOnly, RequirePermission } from '../../../platform/auth/decorators.js';
import { FollowDto, FollowShipmentDto } from './follow.dto.js';
import { FollowService } from './follow.service.js';

@Controller('api/v1/shipments/:id/follow')
@RequirePermission('shipment.read')
@PeopleOnly()
export class FollowController {
  constructor(private readonly follows: FollowService) {}

  /** Whether the signed-in user follows or muted the shipment. */
  @Get()
  getFollow(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<FollowDto> {
    return this.follows.get(actor, id);
  }

  /** Follows or mutes the shipment for the signed-in user. */
  @Put()
  followShipment(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { mode }: FollowShipmentDto,
  ): Promise<FollowDto> {
    return this.follows.set(actor, id, mode);
  }

  /** Restores the user's preferences for the shipment. */
  @Delete()
  @HttpCode(204)
  unfollowShipment(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.follows.clear(actor, id);
  }
}
