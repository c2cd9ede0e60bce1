import { ValidationFailed } from '../../../platform/http/domain-error.js';
import type { QuoteSort } from './quote-list.dto.js';

/** How a list is ordered; ties by id in the same direction. */
export interface QuoteOrder {
  sort: QuoteSort;
  direction: 'asc' | 'desc';
}

/** The last quote of a page, after which the next one starts. */
export interface QuotePosition {
  /** Value that the list is ordered by. */
  value: Date | string | number;
  id: string;
}

/** Columns of `quote` that hold what each order goes by. */
export const ORDER_COLUMNS: Readonly<Record<QuoteSort, string>> = {
  created: 'q.created_at', pickup: 'q.pickup_on', bestTotal: 'q.total_order', validUntil: 'q.valid_order',
};

const INSTANTS: readonly QuoteSort[] = ['created', 'validUntil'];
const ID = /^qte_[0-9A-Z]{26}$/;

/** Opaque text for `nextCursor`; it belongs to one order. */
export function writeQuoteCursor({ sort, direction }: QuoteOrder, { value, id }: QuotePosition): string {
  const text = value instanceof Date ? value.toISOString() : String(value);
  return Buffer.from([sort, direction, text, id].join(' ')).toString('base64url');
}

/** @throws ValidationFailed for a text that `writeQuoteCursor` did not write for this order */
export function readQuoteCursor(cursor: string, { sort, direction }: QuoteOrder): QuotePosition {
  const [ofSort, ofDirection, text = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const value = readValue(sort, text);
  if (ofSort !== sort || ofDirection !== direction || value === null || !ID.test(id) || rest.length > 0) {
    throw new ValidationFailed([{ pointer: '/cursor', code: 'FORMAT', message: 'This cursor is not one of this list in this order.' }]);
  }
  return { value, id };
}

function readValue(sort: QuoteSort, text: string): Date | string | number | null {
  if (INSTANTS.includes(sort)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? null : instant;
  }
  if (sort === 'bestTotal') return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
}
