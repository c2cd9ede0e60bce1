import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../platform/auth/decorators.js';
import { Metered } from '../../platform/throttle/request-limits.js';
import { QuoteRequestDto } from './dto/quote-request.dto.js';
import { RatingResultDto } from './dto/rating-result.dto.js';
import { RATING_LIMITS } from './rating-limits.js';
import { StopContacts } from './stop-contacts.js';
import { presentRating } from './rating.presenter.js';
import { RatingService } from './rating.service.js';

@Controller('api/v1/rating')
export class RatingController {
  constructor(
    private readonly rating: RatingService,
    private readonly contacts: StopContacts,
  ) {}

  /** Calculates derived values and rates with tariffs, without storing anything. Carriers connected over HTTP are listed but called only by `POST /quotes`. */
  @Post('preview')
  @HttpCode(200)
  @RequirePermission('quote.create')
  @Metered(RATING_LIMITS)
  async previewRating(@CurrentActor() actor: Actor, @Body() request: QuoteRequestDto): Promise<RatingResultDto> {
    await this.contacts.check(actor.companyId, request.stops);
    return presentRating(await this.rating.preview(actor, request));
  }
}
