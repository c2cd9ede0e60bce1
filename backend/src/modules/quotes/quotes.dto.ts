import { ExchangeRateDto } from '../rating/index.js';
import { OmitType } from '@nestjs/swagger';
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
  StopDto,
} from '../rating/index.js';
import { ApprovalDto } from './approvals/approvals.dto.js';
import { QuoteCarrierDto } from './calls/quote-events.dto.js';
import type { QuoteStatus } from './domain/quote-status.js';

/** Origin or destination of a quote. */
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
  /** Quote number, such as Q-001042. */
  number: string;
  /** `expired` when the last offer expires. */
  status: QuoteStatus;
  /** Requested mode; for `auto`, the mode of the best offer. */
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
  /** Cheapest total; null without an offer or without permission to see prices. */
  bestTotal: MoneyDto | null;
  /** Carrier of the cheapest total; null without an offer or without permission to see prices. */
  bestCarrier: string | null;
  /** UTC instant at which the last offer expires. */
  validUntil: string | null;
  /** The shipment created by the booking. */
  shipmentId: string | null;
  /** The booked offer. */
  bookedOfferId: string | null;
  /** Full name of the creator. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
}

/** A page of quotes. */
export class QuoteListDto {
  items: QuoteSummaryDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
  /** Number of matching quotes; 10,001 stands for more than 10,000. Null in a search and on every page except the first. */
  total: number | null;
}

/** Offers of an earlier revision. */
export class QuoteRevisionDto {
  revision: number;
  /** UTC instant. */
  ratedAt: string;
  /** In rating order. */
  offers: OfferDto[];
}

/** The request of a quote. Every stop has an address. */
export class QuotedRequestDto extends OmitType(QuoteRequestDto, ['stops'] as const) {
  stops: StopDto[];
}

/** A quote with all details. */
export class QuoteDto extends QuoteSummaryDto {
  /** Increases by one with every re-rate. */
  revision: number;
  /** As sent. */
  request: QuotedRequestDto;
  /** Values derived from the freight when it was rated. */
  derived: DerivedDto;
  /** Offers of the current revision, cheapest first; empty without permission to see prices. */
  offers: OfferDto[];
  /** The rate by which offers in different currencies are compared; null without such offers or without a rate. */
  exchangeRate: ExchangeRateDto | null;
  /** Carriers without an offer, with their reasons. */
  declined: DeclinedDto[];
  /** Carriers connected over HTTP, by SCAC. While a carrier is `asked`, `GET /quotes/{id}/events` sends its response when it arrives. */
  carriers: QuoteCarrierDto[];
  /** The newest request for approval of a booking; null without one, or without permission to see prices. */
  approval: ApprovalDto | null;
  /** Earlier revisions, newest first. */
  revisions: QuoteRevisionDto[];
  /** UTC instant. */
  updatedAt: string;
}

/** Changes to a quote: the request and the revision it is based on. */
export class UpdateQuoteDto extends QuoteRequestDto {
  /** Revision that the change is based on; 409 if a newer one is stored. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  revision?: number;
}

/** Changes to the copy of a quote. */
export class CopyQuoteDto {
  /** Local date at the origin; defaults to the quote's date, which returns 422 if it has passed. */
  @MayBeMissing()
  @IsLocalDate()
  pickupOn?: string;
}

/** Reason for canceling the quote. */
export class CancelQuoteDto {
  /** Note for colleagues, shown in the quote's history. */
  @MultiLine({ min: 1, max: LIMITS.notes })
  reason: string;
}

/** Contact and instructions of one stop at booking. */
export class BookStopDto {
  /** Stop of the quote; intermediate stops in their order. */
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Contact for the driver. */
  @Nested(() => StopContactDto)
  contact: StopContactDto;

  /** Instructions for the driver at this location; replaces those of the quote. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;

  /** Company or location name. Required if the quote has none; otherwise replaces the quote's. */
  @IsOptional()
  @OneLine({ max: LIMITS.stopName })
  name?: string | null;

  /** Street address, no post office box. Required if the quote has none; otherwise replaces the quote's. */
  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address1?: string | null;

  /** Suite, door or floor. */
  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address2?: string | null;
}

/** Description of a commodity for the bill of lading. */
export class BookDescriptionDto {
  /** Position of the row in the quote's `handlingUnits`, from 0. */
  @IsInt()
  @Min(0)
  handlingUnit: number;

  /** Position of the commodity in the row, from 0. */
  @IsInt()
  @Min(0)
  commodity: number;

  /** Replaces the description in the quote. */
  @OneLine({ min: 1, max: LIMITS.description })
  description: string;
}

/** Booking of one offer. */
export class BookRequestDto {
  /** Offer of the quote's current revision. */
  @IsId('ofr')
  offerId: string;

  /** The total accepted by the user: the offer's, or the `currentTotal` of a PRICE_CHANGED response. */
  @Nested(() => MoneyDto)
  acceptedTotal: MoneyDto;

  /** Contacts and locations of the stops. A stop that is complete in the quote may be omitted. */
  @NestedList(() => BookStopDto, { max: LIMITS.stops })
  stops: BookStopDto[];

  /** Date and times; all three are required. */
  @Nested(() => PickupWindowDto)
  pickup: PickupWindowDto;

  /** Required for each commodity that has no description in the quote (49 CFR 373.101). */
  @MayBeMissing()
  @NestedList(() => BookDescriptionDto, { max: LIMITS.commodityLines })
  descriptions?: BookDescriptionDto[];

  /** In addition to those of the quote. */
  @MayBeMissing()
  @NestedList(() => ReferenceDto, { max: LIMITS.references })
  references?: ReferenceDto[];

  /** Instructions for the whole shipment, in addition to those of the quote. */
  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;
}

/** The shipment created by the booking. */
export class BookedDto {
  /** `shp_` and a ULID. */
  shipmentId: string;
  /** Shipment number, such as S-000317. */
  shipmentNumber: string;
}
