import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { ConcurrentChange, type DomainError, NotFound } from '../../../platform/http/problems/domain-error.js';
import { idempotencyKeyReused, IdempotencyStore, requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { type ApprovalDraft, ApprovalRequestsService } from '../approvals/approval-requests.service.js';
import type { ApprovalRequestedDto } from '../approvals/approvals.dto.js';
import { ShipmentsService } from '../../shipments/index.js';
import { statusAt } from '../domain/quote-status.js';
import {
  type BookableQuote,
  BookableQuotesRepository,
  type BookableState,
} from '../persistence/bookable-quotes.sql.js';
import type { BookedDto, BookRequestDto } from '../quotes.dto.js';
import {
  alreadyBooked,
  emailNotVerified,
  pricesHidden,
  quoteExpired,
  quoteReadOnly,
  staleRevision,
} from '../quotes.errors.js';
import { PriceBooking, requireConsent } from './price-booking.js';
import { type Booking, shipmentOfBooking } from './shipment-of-booking.js';

const OPERATION = 'quote.book';

/** A booking, or the request for approval that it became; `replayed` if an earlier request with the same key created it. */
export interface BookingOutcome {
  booked: BookedDto | ApprovalRequestedDto;
  replayed: boolean;
}

export interface BookingOptions {
  /** Whether approval rules apply; they do not to bookings of the demonstration. */
  approval?: boolean;
}

/** A booking request. Requests with equal hashes are equal. */
interface Attempt {
  actor: Actor;
  quoteId: string;
  key: string;
  hash: string;
}

/** Books quotes. Retries, double clicks and concurrent users create at most one shipment. */
@Injectable()
export class BookQuoteService {
  constructor(
    private readonly bookable: BookableQuotesRepository,
    private readonly pricing: PriceBooking,
    private readonly approvals: ApprovalRequestsService,
    private readonly shipments: ShipmentsService,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Rates again outside any transaction (a valid price from a carrier's API is kept), then commits quote, shipment, events,
   * message and response in one transaction. If approval rules apply, a request for approval is committed instead. A failed request stores nothing
   * and can be repeated with its key.
   * @throws NotFound; ValidationFailed; DomainError FORBIDDEN (403) without price.read, EMAIL_NOT_VERIFIED (403), QUOTE_EXPIRED (410), IDEMPOTENCY_KEY_REUSED or DESCRIPTION_REQUIRED (422), APPROVAL_REQUIRED (423);
   * Conflict ALREADY_BOOKED, QUOTE_READ_ONLY, STALE_REVISION, PRICE_CHANGED, OFFER_UNAVAILABLE or NO_APPROVER
   */
  async book(
    actor: Actor,
    quoteId: string,
    key: string,
    request: BookRequestDto,
    { approval = true }: BookingOptions = {},
  ): Promise<BookingOutcome> {
    if (!actor.permissions.has('price.read')) throw pricesHidden();
    const attempt = { actor, quoteId, key, hash: requestHash({ quoteId, request }) };
    const quote = await this.bookable.find(actor.companyId, quoteId, request.offerId);
    if (quote === null) throw new NotFound();
    if (!actor.emailVerified) throw emailNotVerified();
    const obstacle = this.obstacle(quote);
    if (obstacle !== null) return this.replayResponse(attempt, obstacle);

    const priced = await this.pricing.current(actor.companyId, quote, request);
    requireConsent(request.acceptedTotal, priced);
    const steps = approval ? await this.approvals.stepsOf(actor, quote, priced) : [];
    if (steps.length > 0) {
      const draft = await this.approvals.draft(actor, quote, request, priced, steps);
      return this.database.transaction((tx) => this.commitRequest(tx, attempt, quote, draft));
    }
    const booking = await this.pricing.complete(actor.companyId, quote, priced);
    return this.database.transaction((tx) => this.commit(tx, attempt, quote, booking));
  }

  /** The response to an earlier request with the key. It commits with the booking, so it is visible whenever the booking is. @throws the obstacle if there is none */
  private async replayResponse(attempt: Attempt, obstacle: DomainError): Promise<BookingOutcome> {
    const earlier = await this.storedResponse(this.database, attempt);
    if (earlier === null) throw obstacle;
    return earlier;
  }

  /** Why a quote in this state cannot be booked; null if it can be. */
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

  private async commit(
    tx: Transaction,
    attempt: Attempt,
    quote: BookableQuote,
    booking: Booking,
  ): Promise<BookingOutcome> {
    const { actor } = attempt;
    const { shipmentId, offerId } = booking;
    const now = this.clock.now();
    const link = { shipmentId, offerId, actorId: actor.userId };
    if (!(await this.bookable.book(tx, quote, link, now))) return this.handleConcurrentChange(tx, attempt);

    const shipmentNumber = await this.shipments.create(tx, actor, shipmentOfBooking(booking), now);
    const booked = { shipmentId, shipmentNumber };
    await this.storeResponse(tx, attempt, booked);
    return { booked, replayed: false };
  }

  private async commitRequest(
    tx: Transaction,
    attempt: Attempt,
    quote: BookableQuote,
    draft: ApprovalDraft,
  ): Promise<BookingOutcome> {
    const requested = await this.approvals.store(tx, quote, draft);
    if (requested === null) return this.handleConcurrentChange(tx, attempt);
    await this.storeResponse(tx, attempt, requested);
    return { booked: requested, replayed: false };
  }

  /** Handles a quote that another request changed while this one was pricing. */
  private async handleConcurrentChange(tx: Transaction, attempt: Attempt): Promise<BookingOutcome> {
    const state = await this.bookable.state(tx, attempt.actor.companyId, attempt.quoteId);
    if (state === null) throw new NotFound();
    const answer = await this.storedResponse(tx, attempt);
    if (answer === null) throw this.obstacle(state) ?? staleRevision(state.revision);
    return answer;
  }

  /** The quote was not booked yet, so an existing response for the key belongs to another request. */
  private async storeResponse(
    tx: Transaction,
    { actor, key, hash }: Attempt,
    response: BookingOutcome['booked'],
  ): Promise<void> {
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

  /** The response to the first request with the key, if any. @throws DomainError IDEMPOTENCY_KEY_REUSED */
  private async storedResponse(
    source: Transaction | Database,
    { actor, key, hash }: Attempt,
  ): Promise<BookingOutcome | null> {
    const booked = await this.idempotency.answerTo(source, {
      companyId: actor.companyId,
      key,
      operation: OPERATION,
      requestHash: hash,
    });
    return booked === null ? null : { booked: booked as BookingOutcome['booked'], replayed: true };
  }
}
