import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { IdempotencyStore, requestHash } from '../../platform/http/idempotency/idempotency.js';
import type { QuoteRequest } from '../rating/index.js';
import type { QuoteDto } from './quotes.dto.js';
import { QuotesService } from './quotes.service.js';

/** Another request with the key has stored its quote. */
class KeyTaken extends Error {}

/** Creates quotes, with a key each once. */
@Injectable()
export class KeyedQuotes {
  constructor(
    private readonly quotes: QuotesService,
    private readonly idempotency: IdempotencyStore,
    private readonly database: Database,
  ) {}

  /** The quote of the first request with the key, as it is now. @throws ValidationFailed; DomainError IDEMPOTENCY_KEY_REUSED (422) */
  async create(actor: Actor, request: QuoteRequest, key: string | null): Promise<QuoteDto> {
    if (key === null) return this.quotes.create(actor, request);
    const { companyId } = actor;
    const keyed = { companyId, key, operation: 'createQuote', requestHash: requestHash(request) };
    const first = async (source: Transaction | Database): Promise<string | null> =>
      ((await this.idempotency.answerTo(source, keyed)) as { quoteId: string } | null)?.quoteId ?? null;
    const earlier = await first(this.database);
    if (earlier !== null) return this.quotes.detail(actor, earlier);
    try {
      return await this.quotes.create(actor, request, async (tx, quoteId) => {
        if ((await first(tx)) !== null) throw new KeyTaken();
        await this.idempotency.save(tx, { ...keyed, response: { quoteId } });
      });
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      return this.quotes.detail(actor, (await first(this.database))!);
    }
  }
}
