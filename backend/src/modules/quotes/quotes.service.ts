import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { nextCompanyNumber } from '../../platform/database/company-counter.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import { insertOffers, type OfferEntity } from '../offers/index.js';
import {
  type CarrierToAsk,
  hasSeveralCurrencies,
  type QuoteRequest,
  type RatedRequest,
  RatingService,
} from '../rating/index.js';
import { ApprovalsService } from './approvals/approvals.service.js';
import { CarrierCalls } from './calls/carrier-calls.js';
import { mayTransition, statusAfterRating, statusAt } from './domain/quote-status.js';
import { insertQuoteEvents, type QuoteEvent } from './persistence/quote-events.sql.js';
import { type QuoteRow, QuotesRepository } from './persistence/quotes.sql.js';
import type { QuoteDto, UpdateQuoteDto } from './quotes.dto.js';
import { quoteReadOnly, staleRevision } from './quotes.errors.js';
import { type PresentCall, presentCall, presentQuote } from './quotes.presenter.js';
import { QuotesQueries } from './persistence/quote-detail.sql.js';

const FIRST_NUMBER = 1_001;

/** Company and creator of a quote. */
export type QuoteAuthor = Pick<Actor, 'companyId' | 'userId' | 'fullName'>;

/** A rated request to be stored as a quote. */
export interface NewQuote {
  id: string;
  request: QuoteRequest;
  rated: RatedRequest;
}

/** What is stored with a new quote. */
export type AlsoStored = (tx: Transaction, quoteId: string) => Promise<void>;

/** A new quote with its offers. */
export interface StoredQuote {
  row: QuoteRow;
  offers: OfferEntity[];
}

/** Reads a quote and changes it, except booking. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly rating: RatingService,
    private readonly quotes: QuotesRepository,
    private readonly queries: QuotesQueries,
    private readonly calls: CarrierCalls,
    private readonly approvals: ApprovalsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<QuoteDto> {
    const [{ quote, offers, calls }, approval] = await Promise.all([
      this.queries.detail(actor.companyId, id),
      this.approvals.ofQuote(actor, id),
    ]);
    const rate = hasSeveralCurrencies(offers.map(({ body }) => body))
      ? await this.rating.exchangeRate(actor.companyId)
      : null;
    return presentQuote(actor, quote, offers, calls.map(presentCall), rate, this.clock.now(), approval);
  }

  /**
   * Rates a request and stores it with its offers, and starts the calls to carriers' APIs. A request without offers is stored too, with
   * the reasons. `also` is part of the transaction. @throws ValidationFailed
   */
  async create(actor: Actor, request: QuoteRequest, also: AlsoStored = () => Promise.resolve()): Promise<QuoteDto> {
    const rated = await this.rating.rateRequest(actor.companyId, request);
    const now = this.clock.now();
    const quote = { id: newId('qte'), request, rated };
    const { row, offers } = await this.database.transaction(async (tx) => {
      const [stored] = await this.insert(tx, actor, [quote], now);
      await also(tx, quote.id);
      return stored!;
    });
    return presentQuote(
      actor,
      { ...row, creatorName: actor.fullName },
      offers,
      rated.pending.map((carrier) => newCall(carrier, now)),
      rated.exchangeRate,
      now,
    );
  }

  /** Stores rated requests as new quotes and numbers them in this order. */
  async insert(tx: Transaction, author: QuoteAuthor, quotes: readonly NewQuote[], now: Date): Promise<StoredQuote[]> {
    const first = await nextCompanyNumber(tx, author.companyId, 'quote', FIRST_NUMBER, quotes.length);
    const stored = quotes.map((quote, index) => newQuote(author, quote, first + index, now));
    await this.quotes.insert(
      tx,
      stored.map(({ row }) => row),
      author.fullName,
    );
    for (const [index, { rated }] of quotes.entries()) await this.storeOffers(tx, stored[index]!, rated);
    await insertQuoteEvents(tx, ...stored.map((quote) => ratedEvent(quote, author)));
    return stored;
  }

  /** Changes the request and rates it again. @throws NotFound; Conflict QUOTE_READ_ONLY or STALE_REVISION; ValidationFailed */
  async update(actor: Actor, id: string, { revision, ...request }: UpdateQuoteDto): Promise<QuoteDto> {
    const quote = await this.existing(actor, id);
    if (revision !== undefined && revision !== quote.revision) throw staleRevision(quote.revision);
    return this.rateAgain(actor, quote, request);
  }

  /** Rates the stored request again, even after the quote has expired. @throws NotFound; Conflict QUOTE_READ_ONLY or STALE_REVISION; ValidationFailed */
  async rate(actor: Actor, id: string): Promise<QuoteDto> {
    const quote = await this.existing(actor, id);
    return this.rateAgain(actor, quote, quote.request);
  }

  /** A new quote of the same request, optionally for another pickup day. @throws NotFound; ValidationFailed, for example if the pickup day has passed */
  async copy(actor: Actor, id: string, pickupOn?: string): Promise<QuoteDto> {
    const { request } = await this.existing(actor, id);
    return this.create(actor, { ...request, pickup: { ...request.pickup, on: pickupOn ?? request.pickup.on } });
  }

  /** Cancels a quote. @throws NotFound; Conflict QUOTE_READ_ONLY or STALE_REVISION */
  async cancel(actor: Actor, id: string, reason: string): Promise<QuoteDto> {
    const quote = await this.existing(actor, id);
    const now = this.clock.now();
    const status = statusAt(quote.status, quote.validUntil, now);
    if (!mayTransition(status, 'cancelled')) throw quoteReadOnly(status);
    await this.database.transaction(async (tx) => {
      if (!(await this.quotes.cancel(tx, actor.companyId, id, quote, now))) throw staleRevision();
      await insertQuoteEvents(tx, {
        companyId: actor.companyId,
        quoteId: id,
        type: 'cancelled',
        data: { reason },
        actorId: actor.userId,
        occurredAt: now,
      });
    });
    return this.detail(actor, id);
  }

  private async rateAgain(actor: Actor, quote: QuoteRow, request: QuoteRequest): Promise<QuoteDto> {
    if (!mayTransition(quote.status, 'rating')) throw quoteReadOnly(quote.status);
    const rated = await this.rating.rateRequest(actor.companyId, request);
    const now = this.clock.now();
    const revision = quote.revision + 1;
    await this.database.transaction(async (tx) => {
      const changed = { ...quote, ...ratedFields(request, rated, revision, now) };
      if (!(await this.quotes.replaceRating(tx, changed, quote))) throw staleRevision();
      const stored = { row: changed, offers: offerRows(quote, rated, revision, now) };
      await this.storeOffers(tx, stored, rated);
      await insertQuoteEvents(tx, ratedEvent(stored, actor));
    });
    return this.detail(actor, quote.id);
  }

  private async storeOffers(tx: Transaction, { row, offers }: StoredQuote, rated: RatedRequest): Promise<void> {
    await insertOffers(tx, offers);
    await this.calls.start(tx, row, rated, row.updatedAt);
  }

  private async existing(actor: Actor, id: string): Promise<QuoteRow> {
    const quote = await this.quotes.find(actor.companyId, id);
    if (quote === null) throw new NotFound();
    return quote;
  }
}

function newQuote(
  { companyId, userId }: QuoteAuthor,
  { id, request, rated }: NewQuote,
  number: number,
  now: Date,
): StoredQuote {
  const identity = { companyId, id, createdBy: userId, createdAt: now };
  const numbered = { ...identity, number: `Q-${String(number).padStart(6, '0')}` };
  return {
    row: { ...numbered, ...ratedFields(request, rated, 1, now), shipmentId: null, bookedOfferId: null },
    offers: offerRows(identity, rated, 1, now),
  };
}

function ratedEvent(
  { row: { companyId, id, revision, updatedAt, result }, offers }: StoredQuote,
  { userId }: Pick<Actor, 'userId'>,
): QuoteEvent {
  const data = { revision, offers: offers.length, declined: result.declined.length };
  return { companyId, quoteId: id, type: 'rated', data, actorId: userId, occurredAt: updatedAt };
}

type RatedFields = Omit<
  QuoteRow,
  'companyId' | 'id' | 'number' | 'shipmentId' | 'bookedOfferId' | 'createdBy' | 'createdAt'
>;

function ratedFields(
  request: QuoteRequest,
  { origin, destination, derived, offers, declined, pending }: RatedRequest,
  revision: number,
  now: Date,
): RatedFields {
  const best = offers[0]?.body;
  const ends = offers.map((offer) => Date.parse(offer.body.validUntil));
  return {
    status: statusAfterRating(offers.length, pending.length),
    mode: modeOf(request, best?.mode ?? derived.modes[0]?.mode),
    revision,
    request,
    result: { derived, declined: [...declined] },
    originCity: origin.city,
    originState: origin.state,
    originPostalCode: origin.postalCode,
    destinationCity: destination.city,
    destinationState: destination.state,
    destinationPostalCode: destination.postalCode,
    pickupOn: request.pickup.on,
    totalWeight: derived.totalWeight,
    handlingUnitCount: request.handlingUnits.reduce((sum, unit) => sum + unit.count, 0),
    offerCount: offers.length,
    bestTotal: best?.total.amount ?? null,
    bestCarrier: best?.carrier.name ?? null,
    currency: best?.total.currency ?? null,
    validUntil: ends.length === 0 ? null : new Date(Math.max(...ends)),
    updatedAt: now,
  };
}

function newCall({ carrier: { scac, name, demo } }: CarrierToAsk, since: Date): PresentCall {
  return { carrier: { scac, name, demo }, state: 'asked', since, code: null, message: null };
}

/** The requested mode; for `auto`, the mode from rating. */
function modeOf({ mode = 'auto' }: QuoteRequest, found: string | undefined): string {
  return mode === 'auto' ? (found ?? mode) : mode;
}

/** Ids are assigned in rating order, so that sorting by id restores that order. */
function offerRows(
  { companyId, id: quoteId }: { companyId: string; id: string },
  { offers }: RatedRequest,
  revision: number,
  now: Date,
): OfferEntity[] {
  return offers.map(({ carrierId, tariffId, connectionId, body }) => {
    const id = newId('ofr');
    const { amount: total, currency } = body.total;
    const validUntil = new Date(body.validUntil);
    return {
      companyId,
      id,
      quoteId,
      revision,
      carrierId,
      tariffId,
      connectionId,
      total,
      currency,
      validUntil,
      body: { ...body, id },
      createdAt: now,
    };
  });
}
