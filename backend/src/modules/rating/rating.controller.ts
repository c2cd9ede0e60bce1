import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { Metered } from '../../platform/throttle/request-limits.js';
import { nextPickupDay } from './domain/pickup-days.js';
import { PickupDaysDto, PickupDaysQuery } from './dto/pickup-days.dto.js';
import { QuoteRequestDto } from './dto/quote-request.dto.js';
import { RatingResultDto, RatingTotalsDto } from './dto/rating-result.dto.js';
import type { RatedRequest } from './rated-request.js';
import { RATING_LIMITS } from './rating-limits.js';
import { StopContacts } from './stop-contacts.js';
import { presentRating, presentTotals } from './rating.presenter.js';
import { RatingService } from './rating.service.js';

@Controller('api/v1/rating')
export class RatingController {
  constructor(
    private readonly rating: RatingService,
    private readonly contacts: StopContacts,
  ) {}

  /**
   * Calculates derived values and rates with tariffs, without storing anything. Carriers connected over HTTP are listed but called only by `POST /quotes`.
   * Without the emergency phone of a hazardous material the prices are indicative: the warning HM_PHONE points to it.
   */
  @Post('preview')
  @HttpCode(200)
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async previewRating(@CurrentActor() actor: Actor, @Body() request: QuoteRequestDto): Promise<RatingResultDto> {
    return presentRating(await this.rate(actor, request));
  }

  /** Like `preview`, but without the explanations of prices: charge lines, terms, liability, validity and warnings of offers. For forms that rate while they are filled in. */
  @Post('totals')
  @HttpCode(200)
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async previewTotals(@CurrentActor() actor: Actor, @Body() request: QuoteRequestDto): Promise<RatingTotalsDto> {
    return presentTotals(await this.rate(actor, request));
  }

  /** Next days after a date on which carriers usually pick up, by the calendar that rating uses. For the pickup day of a new quote. */
  @Get('pickup-days')
  @RequirePermission('quote.create')
  nextPickupDays(@Query() { after }: PickupDaysQuery): PickupDaysDto {
    return { US: nextPickupDay('US', after), CA: nextPickupDay('CA', after) };
  }

  private async rate(actor: Actor, request: QuoteRequestDto): Promise<RatedRequest> {
    return this.rating.preview(actor, await this.contacts.resolve(actor.companyId, request));
  }
}
