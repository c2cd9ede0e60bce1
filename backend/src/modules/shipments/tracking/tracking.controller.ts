import { Body, Controller, Get, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { LiveShipment } from './live-shipment.js';
import { ManualEvents } from './manual-events.js';
import { Timeline } from './timeline.js';
import { NewShipmentEventDto, TimelineDto } from './tracking.dto.js';

@Controller('api/v1/shipments')
export class TrackingController {
  constructor(
    private readonly timeline: Timeline,
    private readonly manual: ManualEvents,
    private readonly live: LiveShipment,
  ) {}

  /** Events of a shipment, newest first, with the age of the last update and the next expected event. */
  @Get(':id/events')
  @RequirePermission('shipment.read')
  listShipmentEvents(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<TimelineDto> {
    return this.timeline.of(actor, id);
  }

  /** Adds an event manually, with the reason. */
  @Post(':id/events')
  @HttpCode(200)
  @RequirePermission('shipment.edit')
  addShipmentEvent(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: NewShipmentEventDto,
  ): Promise<TimelineDto> {
    return this.manual.add(actor, id, body);
  }

  /** Server-sent events: `changed` whenever something happens to the shipment; resumes after `Last-Event-ID`. */
  @Get(':id/live')
  @ApiOkResponse({
    description: 'Events as they arrive.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @RequirePermission('shipment.read')
  followShipmentLive(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.live.stream(actor, id, lastEventId, request, response);
  }
}
