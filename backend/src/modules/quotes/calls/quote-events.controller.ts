import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { QuoteDeclinedEventDto, QuoteDoneEventDto, QuoteOfferEventDto } from './quote-events.dto.js';
import { QuoteEvents } from './quote-events.js';

@Controller('api/v1/quotes')
export class QuoteEventsController {
  constructor(private readonly events: QuoteEvents) {}

  /** Sends carrier responses as they arrive: events `offer`, `declined` and finally `done`. 204 if no response is pending. */
  @Get(':id/events')
  @ApiExtraModels(QuoteOfferEventDto, QuoteDeclinedEventDto, QuoteDoneEventDto)
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'Event after which to resume; browsers send it automatically.',
    schema: { type: 'string', pattern: '^\\d{1,18}$' },
  })
  @ApiOkResponse({
    description: 'Server-sent events.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiNoContentResponse({
    description: 'No carrier response is pending; browsers do not reconnect.',
  })
  @RequirePermission('quote.read')
  streamQuoteEvents(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.events.stream(actor, id, lastEventId, request, response);
  }
}
