import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { MayBeMissing } from '../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../platform/http/validation/text.js';
import { IsId, IsLocalDate } from '../../platform/http/validation/formats.js';
import { LIMITS } from '../../kernel/limits.js';
import {
  DeclinedDto,
  DerivedDto,
  MoneyDto,
  OfferDto,
  PickupWindowDto,
  QuoteRequestDto,
  ReferenceDto,
  StopContactDto,
} from '../rating/index.js';
import { QuoteCarrierDto } from './calls/quote-events.dto.js';
import type { QuoteStatus } from './domain/quote-status.js';

/** Where a quote's freight moves, in short. */
export class QuotePlaceDto {
  city: string;
  /** Two-letter state or province. */
  state: string;
  /** ZIP5, or Canadian postal code or forward sortation area. */
  postalCode: string;
}

/** A row of the quote list. */
export class QuoteSummaryDto {
  /** `qte_` and a ULID. */
  id: string;
  /** Number that people use, such as Q-001042. */
  number: string;
  /** `expired` from the instant on at which the last offer ends. */
  status: QuoteStatus;
  /** Mode asked for; with `auto`, the one of the best offer. */
  mode: string;
  origin: QuotePlaceDto;
  destination: QuotePlaceDto;
  /** Local date at the origin. */
  pickupOn: string;
  /** Whole pounds. */
  totalWeight: number;
  /** Sum over all rows. */
  handlingUnitCount: number;
  /** Offers of the current revision. */
  offerCount: number;
  /** Cheapest total; null without an offer or without the permission to see prices. */
  bestTotal: MoneyDto | null;
  /** UTC instant after which no offer holds. */
  validUntil: string | null;
  /** The shipment that it was booked as. */
  shipmentId: string | null;
  /** The offer that was booked. */
  bookedOfferId: string | null;
  /** Full name of the person who made it. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
}

/** Page of quotes. */
export class QuoteListDto {
  items: QuoteSummaryDto[];
  /** For `cursor`, to get the next page; null on the last one. */
  nextCursor: string | null;
  /** Quotes that match, counted to 10,001, which means more than 10,000; null in a search and on every page but the first. */
  total: number | null;
}

/** Offers of an earlier revision. */
export class QuoteRevisionDto {
  revision: number;
  /** UTC instant. */
  ratedAt: string;
  /** In the order of rating. */
  offers: OfferDto[];
}

/** A quote in full. */
export class QuoteDto extends QuoteSummaryDto {
  /** Grows by one with every re-rate. */
  revision: number;
  /** As it was sent. */
  request: QuoteRequestDto;
  /** What followed from the freight when it was rated. */
  derived: DerivedDto;
  /** Offers of the current revision, cheapest first; empty without the permission to see prices. */
  offers: OfferDto[];
  /** Carriers without an offer, each with its reason. */
  declined: DeclinedDto[];
  /** Carriers that answer over HTTP, by SCAC; while one is `asked`, `GET /quotes/{id}/events` tells when its answer comes. */
  carriers: QuoteCarrierDto[];
  /** Earlier revisions, newest first. */
  revisions: QuoteRevisionDto[];
  /** UTC instant. */
  updatedAt: string;
}

/** Change of a quote: the request and the revision that was edited. */
export class UpdateQuoteDto extends QuoteRequestDto {
  /** Revision that the change was made on; a newer one in store answers 409. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  revision?: number;
}

/** What a copy of a quote has otherwise. */
export class CopyQuoteDto {
  /** Local date at the origin; the one of the quote unless given, which answers 422 when it has passed. */
  @MayBeMissing()
  @IsLocalDate()
  pickupOn?: string;
}

/** Why a quote is given up. */
export class CancelQuoteDto {
  /** For colleagues, in the quote's history. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;
}

/** Person and instructions of one stop at booking. */
export class BookStopDto {
  /** Which stop of the quote is meant; intermediate stops in their order. */
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Person whom the driver calls. */
  @Nested(() => StopContactDto)
  contact: StopContactDto;

  /** What the driver has to know about the place; replaces what the quote says. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /** Name of the place; needed when the quote has none, replaces the quote's otherwise. */
  @IsOptional()
  @OneLine({ max: LIMITS.stopName })
  name?: string | null;

  /** Street address; needed when the quote has none, replaces the quote's otherwise. No post office box. */
  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address1?: string | null;

  /** Suite, door or floor. */
  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address2?: string | null;
}

/** Booking of one offer. */
export class BookRequestDto {
  /** Offer of the quote's current revision. */
  @IsId('ofr')
  offerId: string;

  /** The total that the person saw and agrees to: the offer's, or the `currentTotal` of a PRICE_CHANGED answer. */
  @Nested(() => MoneyDto)
  acceptedTotal: MoneyDto;

  /** People and places of the stops; a stop that the quote describes in full may be left out. */
  @NestedList(() => BookStopDto, { max: LIMITS.stops })
  stops: BookStopDto[];

  /** Day and times, all three needed. */
  @Nested(() => PickupWindowDto)
  pickup: PickupWindowDto;

  /** In addition to those of the quote. */
  @MayBeMissing()
  @NestedList(() => ReferenceDto, { max: LIMITS.references })
  references?: ReferenceDto[];

  /** For the whole shipment, in addition to those of the quote. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;
}

/** The shipment that a booking made. */
export class BookedDto {
  /** `shp_` and a ULID. */
  shipmentId: string;
  /** Number that people use, such as S-000317. */
  shipmentNumber: string;
}
