import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { ImportRow } from '../../../platform/imports/persistence/import-tables.sql.js';
import { ImportWork } from '../../../platform/imports/import-work.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { QuoteImportsRepository, type WaitingItem } from '../persistence/quote-imports.sql.js';
import { type NewQuote, QuotesService } from '../quotes.service.js';
import { IMPORT_TOPIC } from './quote-imports.service.js';
import { ImportedOrders, OrderTaken, type SettledItem } from './imported-orders.js';
import { RateImportItems } from './rate-import-items.js';

/** Quotes per transaction. The transaction locks the company's quote number counter, so a larger batch would delay other quotes. */
const BATCH = 10;
const GIVEN_UP = {
  code: 'UNEXPECTED',
  message: english(msg`Lading could not rate this row because of an internal error. Import it again.`),
};

/** Creates the quotes of an import. A quote commits together with the status of its item, so a crashed worker neither duplicates nor skips a quote. */
@Injectable()
export class QuoteImportWorker {
  constructor(
    private readonly work: ImportWork,
    private readonly imports: QuoteImportsRepository,
    private readonly quotes: QuotesService,
    private readonly rating: RateImportItems,
    private readonly orders: ImportedOrders,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnOutboxMessage(IMPORT_TOPIC)
  handle(message: OutboxMessage, signal: AbortSignal): Promise<void> {
    return this.work.handle(
      {
        topic: IMPORT_TOPIC,
        tables: this.imports,
        batch: BATCH,
        givenUp: GIVEN_UP,
        make: (row, items) => this.make(row, items),
      },
      message,
      signal,
    );
  }

  private async make(row: ImportRow, items: readonly WaitingItem[]): Promise<void> {
    const { orders, ordered, others } = await this.orders.of(row, items);
    const rated = await this.rating.rate(others, (item) => (orders.has(item.position) ? 'order' : 'quote'));
    try {
      await this.store(row, [...ordered, ...rated.map((one) => ({ ...one, madeId: null }))], orders);
    } catch (error) {
      // The next round finds the quote that another request has just made for an order.
      if (!(error instanceof OrderTaken)) throw error;
    }
  }

  private store(row: ImportRow, rated: readonly SettledItem[], orders: ReadonlyMap<number, string>): Promise<void> {
    const author = { companyId: row.companyId, userId: row.createdBy, fullName: row.createdByName };
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const claimed = await this.imports.claim(
        tx,
        row,
        rated.map(({ item }) => item.position),
      );
      const settled = rated
        .filter(({ item }) => claimed.has(item.position))
        .map((one) => ({ ...one, madeId: one.rated === null ? one.madeId : newId('qte') }));
      const quotes = settled.flatMap(({ item: { request }, rated: prices, madeId: id }): NewQuote[] =>
        prices === null || id === null ? [] : [{ id, request, rated: prices }],
      );
      if (quotes.length > 0) await this.quotes.insert(tx, author, quotes, now);
      for (const { item, rated: prices, madeId: id } of settled)
        if (prices !== null && id !== null) await this.orders.claim(tx, item, id, orders.get(item.position));
      await this.imports.settleAll(
        tx,
        row,
        settled.map(({ item: { position }, madeId, messages }) => ({ position, madeId, messages })),
      );
      const done = settled.filter(({ madeId }) => madeId !== null).length;
      await this.imports.progress(tx, row, done, settled.length - done, now);
    });
  }
}
