import { Type } from 'class-transformer';
import {
  ArrayMaxSize, IsArray, IsDefined, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength, ValidateNested,
} from 'class-validator';
import { LIMITS } from '../../kernel/limits.js';
import {
  DeclinedDto, DerivedDto, MoneyDto, OfferDto, PickupWindowDto, QuoteRequestDto, ReferenceDto, StopContactDto,
} from '../rating/index.js';
import { QUOTE_STATUSES, type QuoteStatus } from './domain/quote-status.js';

/** Where a quote's freight moves, in short. */
export class QuotePlaceDto {
  city: string;
  state: string;
  postalCode: string;
}

/** A row of the quote list. */
export class QuoteSummaryDto {
  id: string;
  /** Number that people use, such as Q-001042. */
  number: string;
  status: QuoteStatus;
  mode: string;
  origin: QuotePlaceDto;
  destination: QuotePlaceDto;
  /** Local date at the origin. */
  pickupOn: string;
  /** Whole pounds. */
  totalWeight: number;
  handlingUnitCount: number;
  offerCount: number;
  /** Cheapest total; null without an offer or without the permission to see prices. */
  bestTotal: MoneyDto | null;
  /** UTC instant after which no offer holds. */
  validUntil: string | null;
  shipmentId: string | null;
  createdBy: string;
  createdAt: string;
}

/** Page of quotes, newest first. */
export class QuoteListDto {
  items: QuoteSummaryDto[];
  nextCursor: string | null;
}

/** Offers of an earlier revision. */
export class QuoteRevisionDto {
  revision: number;
  ratedAt: string;
  offers: OfferDto[];
}

/** A quote in full. */
export class QuoteDto extends QuoteSummaryDto {
  /** Grows by one with every re-rate. */
  revision: number;
  request: QuoteRequestDto;
  derived: DerivedDto;
  /** Offers of the current revision, cheapest first; empty without the permission to see prices. */
  offers: OfferDto[];
  declined: DeclinedDto[];
  /** Earlier revisions, newest first. */
  revisions: QuoteRevisionDto[];
  updatedAt: string;
}

/** Filters and paging of the quote list. */
export class QuoteListQuery {
  @IsOptional()
  @IsIn(QUOTE_STATUSES)
  status?: QuoteStatus;

  /** Text in the number, cities or postal codes. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  q?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LIMITS.pageSizeMax)
  limit?: number;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

/** Change of a quote: the request and the revision that was edited. */
export class UpdateQuoteDto extends QuoteRequestDto {
  /** Revision that the change was made on; a newer one in store answers 409. */
  @IsOptional()
  @IsInt()
  @Min(1)
  revision?: number;
}

/** Why a quote is given up. */
export class CancelQuoteDto {
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.notes)
  reason: string;
}

/** Person and instructions of one stop at booking. */
export class BookStopDto {
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  @IsDefined()
  @ValidateNested()
  @Type(() => StopContactDto)
  contact: StopContactDto;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.notes)
  instructions?: string | null;

  /** Name of the place, when the quote has none yet. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.stopName)
  name?: string | null;

  /** Street address, when the quote has none yet. */
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address1?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address2?: string | null;
}

/** Booking of one offer. */
export class BookRequestDto {
  @IsString()
  @MaxLength(30)
  offerId: string;

  /** The total that the person saw and agrees to. */
  @IsDefined()
  @ValidateNested()
  @Type(() => MoneyDto)
  acceptedTotal: MoneyDto;

  @IsArray()
  @ArrayMaxSize(LIMITS.stops)
  @ValidateNested({ each: true })
  @Type(() => BookStopDto)
  stops: BookStopDto[];

  @IsDefined()
  @ValidateNested()
  @Type(() => PickupWindowDto)
  pickup: PickupWindowDto;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.references)
  @ValidateNested({ each: true })
  @Type(() => ReferenceDto)
  references?: ReferenceDto[];

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.notes)
  instructions?: string | null;
}

/** The shipment that a booking made. */
export class BookedDto {
  shipmentId: string;
  /** Number that people use, such as S-000317. */
  shipmentNumber: string;
}
