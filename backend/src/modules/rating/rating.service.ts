import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { RatedRequest } from './rated-request.js';
import type { QuoteRequestDto } from './quote-request.dto.js';
import type { RatingResultDto } from './rating-result.dto.js';

@Injectable()
export class RatingService {
  /** Derives and rates without storing. @throws DomainError FORBIDDEN (403) for an actor who may not see prices */
  async preview(actor: Actor, request: QuoteRequestDto): Promise<RatingResultDto> {
    if (!actor.permissions.has('price.read')) throw new DomainError('FORBIDDEN', 403, 'Your role in this company does not show prices.');
    const { derived, offers, declined } = await this.rateRequest(actor.companyId, request);
    return { derived, offers: offers.map((offer) => offer.body), declined: [...declined] };
  }

  /** Rates the request with every connected carrier of the company. @throws ValidationFailed with every problem of the request at once */
  rateRequest(companyId: string, request: QuoteRequestDto): Promise<RatedRequest> {
    throw new Error(`Not rated: ${companyId} ${request.pickup.on}`);
  }
}
