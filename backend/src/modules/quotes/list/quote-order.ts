import { type ListOrder, type ListPosition, type OrderValue, readOrderedCursor, writeOrderedCursor } from '../../../platform/http/ordered-cursor.js';
import type { QuoteSort } from './quote-list.dto.js';

/** How a list is ordered; ties by id in the same direction. */
export type QuoteOrder = ListOrder<QuoteSort>;
/** The last quote of a page, after which the next one starts. */
export type QuotePosition = ListPosition;

/** Columns of `quote` that hold what each order goes by. */
export const ORDER_COLUMNS: Readonly<Record<QuoteSort, string>> = {
  created: 'q.created_at', pickup: 'q.pickup_on', bestTotal: 'q.total_order', validUntil: 'q.valid_order',
};

const ORDER_VALUES: Readonly<Record<QuoteSort, OrderValue>> = { created: 'instant', pickup: 'date', bestTotal: 'integer', validUntil: 'instant' };

/** Opaque text for `nextCursor`; it belongs to one order. */
export function writeQuoteCursor(order: QuoteOrder, position: QuotePosition): string {
  return writeOrderedCursor(order, position);
}

/** @throws ValidationFailed for a text that `writeQuoteCursor` did not write for this order */
export function readQuoteCursor(cursor: string, order: QuoteOrder): QuotePosition {
  return readOrderedCursor(cursor, order, ORDER_VALUES[order.sort], 'qte');
}
