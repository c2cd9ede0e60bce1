import { CarrierSummaryDto, OfferDto } from '../../rating/index.js';

/** Progress of a carrier connected over HTTP. */
export class QuoteCarrierDto {
  carrier: CarrierSummaryDto;
  state: 'asked' | 'offered' | 'declined';
  /** UTC instant of the last state change. */
  since: string;
}

/** Data of the event `offer`: a carrier's offer. */
export class QuoteOfferEventDto {
  /** Revision of the quote. Ignore events of other revisions than the displayed one. */
  revision: number;
  carrier: CarrierSummaryDto;
  /** Null without permission to see prices. */
  offer: OfferDto | null;
}

/** Data of the event `declined`: a carrier declined. */
export class QuoteDeclinedEventDto {
  revision: number;
  carrier: CarrierSummaryDto;
  /** CARRIER_TIMEOUT, CARRIER_UNAVAILABLE, CARRIER_ANSWER_INVALID, CARRIER_REFUSED, MODE_NOT_OFFERED or QUOTE_CHANGED. */
  code: string;
  message: string;
}

/** Data of the event `done`: no carrier of the revision is pending. */
export class QuoteDoneEventDto {
  revision: number;
}
