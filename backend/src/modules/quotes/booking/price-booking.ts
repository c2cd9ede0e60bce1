import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { CompaniesService } from '../../companies/index.js';
import { type QuoteRequest, type RatedOffer, type RatedRequest, RatingService } from '../../rating/index.js';
import { BolSerials } from '../../shipments/index.js';
import type { BookableOffer, BookableQuote } from '../persistence/bookable-quotes.sql.js';
import { descriptionMissing, offerUnavailable, priceChanged, quoteExpired, staleRevision } from '../quotes.errors.js';
import { bookingDetails } from './booking-details.js';
import type { BookingRequest } from './booking-request.js';
import type { Booking } from './shipment-of-booking.js';
import type { Money } from '../../../kernel/money/money.js';
import { msg } from '../../../messages/message.js';

/** Largest decrease that needs no new consent, in percent of the accepted total (freight.md 3.1). */
const TOLERANCE_PERCENT = 2;

/**
 * Whether the user must accept the current total before booking. No, if the accepted total equals the current total, or if it equals
 * the offer's total and the current total is at most 2% lower.
 */
export function needsNewConsent(accepted: Money, offered: Money, current: Money): boolean {
  if (equal(accepted, current)) return false;
  if (!equal(accepted, offered) || current.currency !== accepted.currency || current.amount > accepted.amount)
    return true;
  return (accepted.amount - current.amount) * 100 > accepted.amount * TOLERANCE_PERCENT;
}

/** @throws Conflict PRICE_CHANGED if the user must accept the current total */
export function requireConsent(accepted: Money, { quoted, offer }: PricedBooking): void {
  const current = offer.body.total;
  if (needsNewConsent(accepted, quoted.body.total, current)) throw priceChanged(accepted, current);
}

function equal(left: Money, right: Money): boolean {
  return left.amount === right.amount && left.currency === right.currency;
}

/** A booking at its current price. */
export interface PricedBooking {
  /** The stored offer. */
  quoted: BookableOffer;
  /** The quoted request with the details of the booking. */
  request: QuoteRequest;
  rated: RatedRequest;
  /** The same offer as rated now. */
  offer: RatedOffer;
}

/** Prices a booking, and allocates its ids and numbers, before the transaction. */
@Injectable()
export class PriceBooking {
  constructor(
    private readonly rating: RatingService,
    private readonly companies: CompaniesService,
    private readonly bolSerials: BolSerials,
    private readonly clock: Clock,
  ) {}

  /**
   * Rates again, outside any transaction. A price from a carrier's API is kept while it is valid.
   * @throws ValidationFailed; DomainError QUOTE_EXPIRED (410), DESCRIPTION_REQUIRED (422); Conflict STALE_REVISION or OFFER_UNAVAILABLE
   */
  async current(companyId: string, quote: BookableQuote, request: BookingRequest): Promise<PricedBooking> {
    const offer = this.currentOffer(quote);
    const { request: booked, errors } = bookingDetails(quote.request, request);
    const rated = await this.rate(companyId, booked, errors);
    requireDescriptions(booked);
    const current = offer.connectionId === null ? sameOffer(rated, offer) : standingOffer(offer, quote.request, booked);
    return { quoted: offer, request: booked, rated, offer: current };
  }

  /** Allocates ids and numbers of the shipment. */
  async complete(
    companyId: string,
    quote: Pick<BookableQuote, 'id' | 'number'>,
    { quoted, ...priced }: PricedBooking,
  ): Promise<Booking> {
    const settings = await this.companies.documentSettings(companyId);
    const bolNumber = await this.bolSerials.next(settings.gs1Prefix);
    const link = { quoteId: quote.id, quoteNumber: quote.number, offerId: quoted.id };
    return { shipmentId: newId('shp'), bolNumber, ...link, settings, ...priced };
  }

  private currentOffer({ offer, revision }: BookableQuote): BookableOffer {
    if (offer === null)
      throw new ValidationFailed([
        { pointer: '/offerId', code: 'OFFER_UNKNOWN', message: msg`The quote has no such offer.` },
      ]);
    if (offer.revision !== revision) throw staleRevision(revision);
    if (offer.validUntil <= this.clock.now()) throw quoteExpired();
    return offer;
  }

  /** Rates the request to be booked. Reports errors of rating and booking together. */
  private async rate(companyId: string, request: QuoteRequest, errors: FieldError[]): Promise<RatedRequest> {
    const rated = await this.rating.rateRequest(companyId, request).catch((error: unknown) => {
      throw error instanceof ValidationFailed ? new ValidationFailed([...errors, ...(error.errors ?? [])]) : error;
    });
    if (errors.length > 0) throw new ValidationFailed(errors);
    return rated;
  }
}

/** The same carrier's current offer in the same mode. */
function sameOffer(rated: RatedRequest, { carrierId, body }: BookableOffer): RatedOffer {
  const offer = rated.offers.find(
    (candidate) => candidate.carrierId === carrierId && candidate.body.mode === body.mode,
  );
  if (offer === undefined)
    throw offerUnavailable(
      body.carrier.name,
      rated.declined.find(({ carrier }) => carrier.scac === body.carrier.scac)?.message,
    );
  return offer;
}

/** Keeps a price from a carrier's API if the pickup day is unchanged. */
function standingOffer(
  { carrierId, tariffId, connectionId, body }: BookableOffer,
  quoted: QuoteRequest,
  booked: QuoteRequest,
): RatedOffer {
  if (booked.pickup.on === quoted.pickup.on) return { carrierId, tariffId, connectionId, body };
  throw offerUnavailable(
    body.carrier.name,
    `its price is for a pickup on ${quoted.pickup.on}. Edit the quote to ask for ${booked.pickup.on}.`,
  );
}

function requireDescriptions({ handlingUnits }: QuoteRequest): void {
  const missing = handlingUnits.flatMap(({ commodities }, index) =>
    commodities.every(({ description }) => description?.trim()) ? [] : [index + 1],
  );
  if (missing.length > 0) throw descriptionMissing(missing);
}
