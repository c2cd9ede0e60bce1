import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { IdempotencyKey, OptionalIdempotencyKey } from '../../platform/http/idempotency/idempotency.js';
import { QuoteRequestDto, StopContacts, RATING_LIMITS } from '../rating/index.js';
import { Metered } from '../../platform/throttle/request-limits.js';
import { ApprovalRequestedDto } from './approvals/approvals.dto.js';
import { BookQuoteService } from './booking/book-quote.service.js';
import { KeyedQuotes } from './keyed-quotes.service.js';
import { BookedDto, BookRequestDto, CancelQuoteDto, CopyQuoteDto, QuoteDto, UpdateQuoteDto } from './quotes.dto.js';
import { QuotesMetrics } from './quotes.metrics.js';
import { QuotesService } from './quotes.service.js';

@Controller('api/v1/quotes')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly keyed: KeyedQuotes,
    private readonly booking: BookQuoteService,
    private readonly metrics: QuotesMetrics,
    private readonly contacts: StopContacts,
  ) {}

  /** Stores a quote and rates it with every connected carrier. With an idempotency key, a repeated request returns the same quote. */
  @Post()
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async createQuote(
    @CurrentActor() actor: Actor,
    @OptionalIdempotencyKey() key: string | null,
    @Body() request: QuoteRequestDto,
  ): Promise<QuoteDto> {
    return this.keyed.create(actor, await this.contacts.resolve(actor.companyId, request), key);
  }

  /** Returns a quote with its offers and their explanation. */
  @Get(':id')
  @RequirePermission('quote.read')
  getQuote(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<QuoteDto> {
    return this.quotes.detail(actor, id);
  }

  /** Changes a quote and rates it again. The earlier offers remain as a revision. */
  @Put(':id')
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async updateQuote(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: UpdateQuoteDto,
  ): Promise<QuoteDto> {
    return this.quotes.update(actor, id, await this.contacts.resolve(actor.companyId, change));
  }

  /** Rates a quote again without changes. */
  @Post(':id/rate')
  @HttpCode(200)
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  rateQuote(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<QuoteDto> {
    return this.quotes.rate(actor, id);
  }

  /** Creates a new quote with the same freight, regardless of this quote's status, and rates it. */
  @Post(':id/copy')
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  copyQuote(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { pickupOn }: CopyQuoteDto,
  ): Promise<QuoteDto> {
    return this.quotes.copy(actor, id, pickupOn);
  }

  /** Cancels a quote. */
  @Post(':id/cancel')
  @HttpCode(200)
  @RequirePermission('quote.create')
  cancelQuote(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: CancelQuoteDto): Promise<QuoteDto> {
    return this.quotes.cancel(actor, id, body.reason);
  }

  /**
   * Books an offer: 201 with the shipment, or 202 with a request for approval if approval rules of the company apply; the same body, with 200 for a
   * shipment, if the key is repeated. 423 APPROVAL_REQUIRED while the quote waits for approval.
   */
  @Post(':id/book')
  @ApiCreatedResponse({ type: BookedDto, description: 'The quote was booked.' })
  @ApiOkResponse({ type: BookedDto, description: 'Already booked by an earlier request with this key.' })
  @ApiAcceptedResponse({ type: ApprovalRequestedDto, description: 'The booking waits for approval.' })
  @RequirePermission('quote.book')
  async bookQuote(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @IdempotencyKey() key: string,
    @Body() request: BookRequestDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BookedDto | ApprovalRequestedDto> {
    const { booked, replayed } = await this.booking.book(actor, id, key, request);
    if ('approvalId' in booked) {
      response.status(202);
      return booked;
    }
    this.metrics.booked(replayed);
    response.status(replayed ? 200 : 201);
    return booked;
  }
}
