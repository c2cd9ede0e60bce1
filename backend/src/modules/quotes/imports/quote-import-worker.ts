import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationFailed } from '../../../platform/http/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { OutboxHandlers, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import type { ImportRow } from '../../../platform/imports/import-tables.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type RatedRequest, RatingService } from '../../rating/index.js';
import { CarrierCalls } from '../calls/carrier-calls.js';
import { QuoteImportsRepository, type WaitingItem } from '../persistence/quote-imports.repository.js';
import { QuotesService } from '../quotes.service.js';
import { locate } from './locate-error.js';
import { IMPORT_TOPIC } from './quote-imports.service.js';

/** Quotes of one transaction: the company's other quotes wait for their numbers no longer than that takes. */
const BATCH = 20;
/** How long one message is worked on; the outbox delivers others in between. */
const SLICE_MS = 1_000;

/** An item after rating: priced, or why it cannot be. */
interface RatedItem {
  item: WaitingItem;
  rated: RatedRequest | null;
  messages: ImportMessage[];
}

/** Makes the quotes of an import. Each is stored in the transaction that settles its item, so a worker that dies makes none twice and leaves none out. */
@Injectable()
export class QuoteImportWorker implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly imports: QuoteImportsRepository,
    private readonly quotes: QuotesService,
    private readonly rating: RatingService,
    private readonly calls: CarrierCalls,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(IMPORT_TOPIC, (message) => this.handle(message));
  }

  private async handle({ companyId, payload }: OutboxMessage): Promise<void> {
    const { importId } = payload as { importId: string };
    const row = companyId === null ? null : await this.imports.find(companyId, importId);
    if (row === null) throw new Error('Imports are never deleted.');
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const items = await this.imports.waiting(row.companyId, row.id, BATCH);
      if (items.length === 0) return;
      const rated: RatedItem[] = [];
      for (const item of items) rated.push(await this.rate(item));
      await this.store(row, rated);
      await this.calls.room();
    }
    await this.database.transaction((tx) => this.outbox.add(tx, { companyId, topic: IMPORT_TOPIC, payload: { importId } }));
  }

  private async rate(item: WaitingItem): Promise<RatedItem> {
    try {
      return { item, rated: await this.rating.rateRequest(item.companyId, item.request), messages: [] };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return { item, rated: null, messages: (error.errors ?? []).map((one) => locate(item, one)) };
    }
  }

  private store(row: ImportRow, rated: readonly RatedItem[]): Promise<void> {
    const author = { companyId: row.companyId, userId: row.createdBy, fullName: row.createdByName };
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const made = { quoted: 0, failed: 0 };
      for (const { item, rated: prices, messages } of rated) {
        const quoteId = prices === null ? null : newId('qte');
        if (!(await this.imports.settle(tx, item, quoteId, messages))) continue;
        if (prices !== null && quoteId !== null) await this.quotes.insert(tx, author, quoteId, item.request, prices, now);
        made[quoteId === null ? 'failed' : 'quoted'] += 1;
      }
      await this.imports.progress(tx, row, made.quoted, made.failed, now);
    });
  }
}
