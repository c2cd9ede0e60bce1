import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import type { ImportRow } from '../../../platform/imports/persistence/import-tables.sql.js';
import { changedMessage } from '../orders/imports/order-rows.js';
import { QuoteImportsRepository, type WaitingItem } from '../persistence/quote-imports.sql.js';
import { QuoteOrdersRepository } from '../persistence/quote-orders.sql.js';
import type { RatedItem } from './rate-import-items.js';

/** Another request has made the quote of an order. */
export class OrderTaken extends Error {}

/** An item that can be settled; `madeId` is the quote that its order already has. */
export interface SettledItem extends RatedItem {
  madeId: string | null;
}

/** Pending items of an import. */
interface Sorted {
  /** Hashes of the items that are orders, by position. */
  orders: ReadonlyMap<number, string>;
  /** Orders that have a quote. */
  ordered: SettledItem[];
  others: WaitingItem[];
}

/** Orders among the items of an import: each order has one quote, however it was sent. */
@Injectable()
export class ImportedOrders {
  constructor(
    private readonly imports: QuoteImportsRepository,
    private readonly orders: QuoteOrdersRepository,
  ) {}

  async of(row: ImportRow, items: readonly WaitingItem[]): Promise<Sorted> {
    const orders = await this.imports.orderHashes(
      row,
      items.map(({ position }) => position),
    );
    const numbers = items.flatMap(({ position, ref }) => (orders.has(position) ? [ref] : []));
    const quotes = await this.orders.ofNumbers(row.companyId, numbers);
    const ordered = items.flatMap((item): SettledItem[] => {
      const quote = orders.has(item.position) ? quotes.get(item.ref) : undefined;
      if (quote === undefined) return [];
      const isSame = quote.orderHash === orders.get(item.position);
      const messages = isSame ? [] : [changedMessage(quote, item.firstRow)];
      return [{ item, rated: null, madeId: isSame ? quote.id : null, messages }];
    });
    const settled = new Set(ordered.map(({ item }) => item.position));
    return { orders, ordered, others: items.filter(({ position }) => !settled.has(position)) };
  }

  /** Notes the order of an item's new quote. @throws OrderTaken */
  async claim(tx: Transaction, { companyId, ref }: WaitingItem, id: string, orderHash: string | undefined) {
    if (orderHash === undefined) return;
    if (!(await this.orders.claim(tx, { companyId, id, orderNumber: ref, orderHash }))) throw new OrderTaken();
  }
}
