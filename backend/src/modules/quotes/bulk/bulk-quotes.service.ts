import { Injectable } from '@nestjs/common';
import { sentences } from '../../../messages/message.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { IdempotencyStore, type KeyedRequest, requestHash } from '../../../platform/http/idempotency/idempotency.js';
import { type DomainError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { readerText } from '../../../platform/request-context.js';
import { RatingService } from '../../rating/index.js';
import { mayTransition, statusAt } from '../domain/quote-status.js';
import { insertQuoteEvents } from '../persistence/quote-events.sql.js';
import { type QuoteRow, QuotesRepository } from '../persistence/quotes.sql.js';
import { quoteReadOnly, staleRevision } from '../quotes.errors.js';
import { type NewQuote, QuotesService } from '../quotes.service.js';
import type { BulkQuotesDto, CancelQuotesDto, CopyQuotesDto, RefusedQuoteDto } from './bulk-quotes.dto.js';

/** Changes selected quotes: each on its own merits, all in one transaction with the response for the idempotency key. */
@Injectable()
export class BulkQuotesService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly commands: QuotesService,
    private readonly rating: RatingService,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Quotes that cannot be canceled are refused with the reason. @throws NotFound, and changes nothing, if one is unknown; IDEMPOTENCY_KEY_REUSED (422) */
  async cancel(actor: Actor, key: string, { quoteIds, reason }: CancelQuotesDto): Promise<BulkQuotesDto> {
    const request = keyed(actor, key, 'quotes.cancel', { quoteIds, reason });
    return this.once(request, async (tx) => {
      const result: BulkQuotesDto = { done: [], refused: [] };
      for (const quote of await this.existing(actor, quoteIds)) {
        const obstacle = await this.cancelOne(tx, actor, quote, reason);
        if (obstacle === null) result.done.push({ id: quote.id, number: quote.number });
        else result.refused.push(refused(quote, obstacle));
      }
      return result;
    });
  }

  /** Rates the requests again outside any transaction. @throws NotFound, and creates nothing, if one is unknown; IDEMPOTENCY_KEY_REUSED (422) */
  async copy(actor: Actor, key: string, { quoteIds, pickupOn }: CopyQuotesDto): Promise<BulkQuotesDto> {
    const request = keyed(actor, key, 'quotes.copy', { quoteIds, pickupOn: pickupOn ?? null });
    const earlier = await this.idempotency.answerTo(this.database, request);
    if (earlier !== null) return earlier as BulkQuotesDto;
    const copies: NewQuote[] = [];
    const declined: RefusedQuoteDto[] = [];
    for (const quote of await this.existing(actor, quoteIds)) {
      const copy = await this.rateCopy(actor, quote, pickupOn);
      if (copy instanceof ValidationFailed) declined.push(refused(quote, copy));
      else copies.push(copy);
    }
    return this.once(request, async (tx) => {
      const stored = copies.length === 0 ? [] : await this.commands.insert(tx, actor, copies, this.clock.now());
      return { done: stored.map(({ row: { id, number } }) => ({ id, number })), refused: declined };
    });
  }

  /** Runs `work` for the first request with the key, and returns its response to the others. */
  private once(request: KeyedRequest, work: (tx: Transaction) => Promise<BulkQuotesDto>): Promise<BulkQuotesDto> {
    return this.database.transaction(async (tx) => {
      const earlier = await this.idempotency.answerTo(tx, request);
      if (earlier !== null) return earlier as BulkQuotesDto;
      const response = await work(tx);
      await this.idempotency.save(tx, { ...request, response });
      return response;
    });
  }

  /** Why the quote was not canceled; null if it was. */
  private async cancelOne(tx: Transaction, actor: Actor, quote: QuoteRow, reason: string): Promise<DomainError | null> {
    const now = this.clock.now();
    const { companyId, userId } = actor;
    const status = statusAt(quote.status, quote.validUntil, now);
    if (!mayTransition(status, 'cancelled')) return quoteReadOnly(status);
    if (!(await this.quotes.cancel(tx, companyId, quote.id, quote, now))) return staleRevision();
    await insertQuoteEvents(tx, {
      companyId,
      quoteId: quote.id,
      type: 'cancelled',
      data: { reason },
      actorId: userId,
      occurredAt: now,
    });
    return null;
  }

  private async rateCopy(actor: Actor, { request }: QuoteRow, pickupOn?: string): Promise<NewQuote | ValidationFailed> {
    const copy = { ...request, pickup: { ...request.pickup, on: pickupOn ?? request.pickup.on } };
    try {
      return { id: newId('qte'), request: copy, rated: await this.rating.rateRequest(actor.companyId, copy) };
    } catch (error) {
      if (error instanceof ValidationFailed) return error;
      throw error;
    }
  }

  private async existing({ companyId }: Actor, ids: readonly string[]): Promise<QuoteRow[]> {
    const rows: QuoteRow[] = [];
    for (const id of ids) {
      const quote = await this.quotes.find(companyId, id);
      if (quote === null) throw new NotFound();
      rows.push(quote);
    }
    return rows;
  }
}

function keyed({ companyId }: Actor, key: string, operation: string, body: object): KeyedRequest {
  return { companyId, key, operation, requestHash: requestHash(body) };
}

function refused({ id, number }: QuoteRow, { code, detail, errors = [] }: DomainError): RefusedQuoteDto {
  const reason = errors.length === 0 ? detail : sentences(...errors.map(({ message }) => message));
  return { id, number, code, message: readerText(reason) };
}
