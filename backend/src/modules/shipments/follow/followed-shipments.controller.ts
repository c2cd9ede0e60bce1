import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AnyMember, CurrentActor } from '../../../platform/auth/decorators.js';
import { FollowedShipmentListDto, FollowedShipmentsQuery } from './follow.dto.js';
import { FollowService } from './follow.service.js';

@Controller('api/v1/me/followed-shipments')
@AnyMember()
export class FollowedShipmentsController {
  constructor(private readonly follows: FollowService) {}

  /** Shipments of the active company that the user follows or muted, newest shipment first. */
  @Get()
  listFollowedShipments(
    @CurrentActor() actor: Actor,
    @Query() query: FollowedShipmentsQuery,
  ): Promise<FollowedShipmentListDto> {
    return this.follows.list(actor, query);
  }
}
