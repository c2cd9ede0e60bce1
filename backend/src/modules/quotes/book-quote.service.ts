import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import {
  ConcurrentChange,
  type DomainError,
  type FieldError,
  NotFound,
  ValidationFailed,
} from '../../platform/http/problems/domain-error.js';
import { idempotencyKeyReused, IdempotencyStore, requestHash } from '../../platform/http/idempotency/idempotency.js';
import { newId } from '../../platform/ids.js';
import { CompaniesService } from '../companies/index.js';
import { type QuoteRequestDto, type RatedOffer, type RatedRequest, RatingService } from '../rating/index.js';
import { ShipmentsService } from '../shipments/index.js';
import { bookingDetails } from './booking-details.js';
import { needsNewConsent } from './domain/price-change.js';
import { statusAt } from './domain/quote-validity.js';
import {
  type BookableOffer,
  type BookableQuote,
  BookableQuotesRepository,
  type BookableState,
} from './persistence/bookable-quotes.sql.js';
import { QuotesRepository } from './persistence/quotes.sql.js';
import type { BookedDto, BookRequestDto } from './quotes.dto.js';
import {
  alreadyBooked,
  descriptionMissing,
  emailNotVerified,
  offerUnavailable,
  pricesHidden,
  priceChanged,
  quoteExpired,
  quoteReadOnly,
  staleRevision,
} from './quotes.errors.js';
import { type Booking, shipmentOfBooking } from './shipment-of-booking.js';

const OPERATION = 'quote.book';

/** A booking, and whether an earlier request with the same key made it. */
export interface BookingOutcome {
  booked: BookedDto;
  replayed: boolean;
}

/** Who books what; the hash tells whether two requests with one key are the same. */
interface Attempt {
  actor: Actor;
  quoteId: string;
  key: string;
  hash: string;
}

/** Turns a quote into a shipment, at most once whatever retries, double clicks and colleagues do. */
@Injectable()
export class BookQuoteService {
  constructor(
    private readonly bookable: BookableQuotesRepository,
    private readonly quotes: QuotesRepository,
    private readonly rating: RatingService,
    private readonly companies: CompaniesService,
    private readonly shipments: ShipmentsService,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Prices again outside any transaction (a price that the carrier gave itself stands while it is valid), then commits quote, shipment, events,
   * message and answer in one. What fails stores nothing, so a failed request may be repeated with its key.
   * @throws NotFound; ValidationFailed; DomainError FORBIDDEN (403) without price.read, EMAIL_NOT_VERIFIED (403), QUOTE_EXPIRED (410), IDEMPOTENCY_KEY_REUSED or DESCRIPTION_REQUIRED (422);
   * Conflict ALREADY_BOOKED, QUOTE_READ_ONLY, STALE_REVISION, PRICE_CHANGED or OFFER_UNAVAILABLE
   */
  async book(actor: Actor, quoteId: string, key: string, request: BookRequestDto): Promise<BookingOutcome> {
    if (!actor.permissions.has('price.read')) throw pricesHidden();
    const attempt = { actor, quoteId, key, hash: requestHash({ quoteId, request }) };
    const quote = await this.bookable.find(actor.companyId, quoteId, request.offerId);
    if (quote === null) throw new NotFound();
    if (!actor.emailVerified) throw emailNotVerified();
    const obstacle = this.obstacle(quote);
    if (obstacle !== null) return this.answerAgain(attempt, obstacle);

    const booking = await this.price(actor, quote, request);
    return this.database.transaction((tx) => this.commit(tx, attempt, quote, booking));
  }

  /** The answer of an earlier request with the key; it was stored with the booking, so whoever sees that sees it. @throws the obstacle when there is none */
  private async answerAgain(attempt: Attempt, obstacle: DomainError): Promise<BookingOutcome> {
    const earlier = await this.earlierAnswer(this.database, attempt);
    if (earlier === null) throw obstacle;
    return earlier;
  }

  /** Why a quote in this state cannot be booked, if it cannot. */
  private obstacle({
    status,
    validUntil,
    shipmentId,
  }: Pick<BookableState, 'status' | 'validUntil' | 'shipmentId'>): DomainError | null {
    const present = statusAt(status, validUntil, this.clock.now());
    if (present === 'quoted') return null;
    if (present === 'booked') return alreadyBooked(shipmentId);
    return present === 'expired' ? quoteExpired() : quoteReadOnly(present);
  }

  private async price({ companyId }: Actor, quote: BookableQuote, request: BookRequestDto): Promise<Booking> {
    const offer = this.currentOffer(quote);
    const { request: booked, errors } = bookingDetails(quote.request, request);
    const rated = await this.rate(companyId, booked, errors);
    requireDescriptions(booked);
    const current = offer.connectionId === null ? sameOffer(rated, offer) : standingOffer(offer, quote.request, booked);
    const { acceptedTotal } = request;
    if (needsNewConsent(acceptedTotal, offer.body.total, current.body.total))
      throw priceChanged(acceptedTotal, current.body.total);
    const settings = await this.companies.documentSettings(companyId);
    const bolNumber = await this.shipments.nextBolNumber(settings.gs1Prefix);
    return {
      shipmentId: newId('shp'),
      bolNumber,
      quoteId: quote.id,
      quoteNumber: quote.number,
      offerId: offer.id,
      settings,
      request: booked,
      rated,
      offer: current,
    };
  }

  private currentOffer({ offer, revision }: BookableQuote): BookableOffer {
    if (offer === null)
      throw new ValidationFailed([
        { pointer: '/offerId', code: 'OFFER_UNKNOWN', message: 'The quote has no such offer.' },
      ]);
    if (offer.revision !== revision) throw staleRevision(revision);
    if (offer.validUntil <= this.clock.now()) throw quoteExpired();
    return offer;
  }

  /** Rates the request as booked; what it lacks for rating is reported together with what it lacks for booking. */
  private async rate(companyId: string, request: QuoteRequestDto, errors: FieldError[]): Promise<RatedRequest> {
    const rated = await this.rating.rateRequest(companyId, request).catch((error: unknown) => {
      throw error instanceof ValidationFailed ? new ValidationFailed([...errors, ...(error.errors ?? [])]) : error;
    });
    if (errors.length > 0) throw new ValidationFailed(errors);
    return rated;
  }

  private async commit(
    tx: Transaction,
    attempt: Attempt,
    quote: BookableQuote,
    booking: Booking,
  ): Promise<BookingOutcome> {
    const { actor, quoteId } = attempt;
    const { shipmentId, offerId } = booking;
    const { companyId, userId } = actor;
    const now = this.clock.now();
    if (!(await this.bookable.book(tx, quote, { shipmentId, offerId }, now))) return this.afterAnother(tx, attempt);

    const shipmentNumber = await this.shipments.create(tx, actor, shipmentOfBooking(booking));
    await this.quotes.append(tx, {
      companyId,
      quoteId,
      type: 'booked',
      data: { shipmentId, offerId },
      actorId: userId,
      occurredAt: now,
    });
    const booked = { shipmentId, shipmentNumber };
    await this.keepAnswer(tx, attempt, booked);
    return { booked, replayed: false };
  }

  /** Somebody changed the quote while this request was pricing. */
  private async afterAnother(tx: Transaction, attempt: Attempt): Promise<BookingOutcome> {
    const state = await this.bookable.state(tx, attempt.actor.companyId, attempt.quoteId);
    const answer = await this.earlierAnswer(tx, attempt);
    if (answer === null) throw this.obstacle(state) ?? staleRevision(state.revision);
    return answer;
  }

  /** The quote was still to be booked, so an answer that is there already is the answer to something else. */
  private async keepAnswer(tx: Transaction, { actor, key, hash }: Attempt, response: BookedDto): Promise<void> {
    try {
      await this.idempotency.save(tx, {
        companyId: actor.companyId,
        key,
        operation: OPERATION,
        requestHash: hash,
        response,
      });
    } catch (error) {
      throw error instanceof ConcurrentChange ? idempotencyKeyReused() : error;
    }
  }

  /** The answer to the first request with the key, if there was one. @throws DomainError IDEMPOTENCY_KEY_REUSED */
  private async earlierAnswer(
    source: Transaction | Database,
    { actor, key, hash }: Attempt,
  ): Promise<BookingOutcome | null> {
    const booked = await this.idempotency.answerTo(source, {
      companyId: actor.companyId,
      key,
      operation: OPERATION,
      requestHash: hash,
    });
    return booked === null ? null : { booked: booked as BookedDto, replayed: true };
  }
}

/** The offer of the same carrier in the same mode as it is priced now. */
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

/** A price that the carrier gave itself stands while it is valid, for the day that it was asked for. */
function standingOffer(
  { carrierId, tariffId, connectionId, body }: BookableOffer,
  quoted: QuoteRequestDto,
  booked: QuoteRequestDto,
): RatedOffer {
  if (booked.pickup.on === quoted.pickup.on) return { carrierId, tariffId, connectionId, body };
  throw offerUnavailable(
    body.carrier.name,
    `its price is for a pickup on ${quoted.pickup.on}. Edit the quote to ask for ${booked.pickup.on}.`,
  );
}

function requireDescriptions({ handlingUnits }: QuoteRequestDto): void {
  const missing = handlingUnits.flatMap(({ commodities }, index) =>
    commodities.every(({ description }) => description?.trim()) ? [] : [index + 1],
  );
  if (missing.length > 0) throw descriptionMissing(missing);
}
