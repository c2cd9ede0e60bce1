import { CarrierSummaryDto, OfferDto } from '../../rating/index.js';

/** How far a carrier is that answers over HTTP. */
export class QuoteCarrierDto {
  carrier: CarrierSummaryDto;
  state: 'asked' | 'offered' | 'declined';
  /** UTC instant of the last state change. */
  since: string;
}

/** Data of the event `offer`: a carrier's price has come. */
export class QuoteOfferEventDto {
  /** Revision of the quote. Ignore events of other revisions than the displayed one. */
  revision: number;
  carrier: CarrierSummaryDto;
  /** Null without permission to see prices. */
  offer: OfferDto | null;
}

/** Data of the event `declined`: a carrier has no price. */
export class QuoteDeclinedEventDto {
  revision: number;
  carrier: CarrierSummaryDto;
  /** CARRIER_TIMEOUT, CARRIER_UNAVAILABLE, CARRIER_ANSWER_INVALID, CARRIER_REFUSED, MODE_NOT_OFFERED or QUOTE_CHANGED. */
  code: string;
  message: string;
}

/** Data of the event `done`: every carrier of the revision has answered or has its reason. */
export class QuoteDoneEventDto {
  revision: number;
}
