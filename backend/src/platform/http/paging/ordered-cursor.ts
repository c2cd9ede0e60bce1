import { ValidationFailed, DomainError } from '../problems/domain-error.js';
import { msg } from '../../../messages/message.js';

/** Sort order of a list; ties are ordered by id in the same direction. */
export interface ListOrder<Sort extends string> {
  sort: Sort;
  direction: 'asc' | 'desc';
}

/** Last row of a page; the next page starts after it. */
export interface ListPosition {
  /** Value of the sort column. */
  value: Date | string | number;
  id: string;
}

/** Type of the sort column: an instant, a local date or a whole number. */
export type OrderValue = 'instant' | 'date' | 'integer';

/** Opaque `nextCursor`; valid for one sort order only. */
export function writeOrderedCursor({ sort, direction }: ListOrder<string>, { value, id }: ListPosition): string {
  const text = value instanceof Date ? value.toISOString() : String(value);
  return Buffer.from([sort, direction, text, id].join(' ')).toString('base64url');
}

/** @throws ValidationFailed for a text that `writeOrderedCursor` did not write for this order and ids of this prefix */
export function readOrderedCursor(
  cursor: string,
  { sort, direction }: ListOrder<string>,
  kind: OrderValue,
  prefix: string,
): ListPosition {
  const [ofSort, ofDirection, text = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const value = readValue(kind, text);
  const isId = id.startsWith(`${prefix}_`) && /^[a-z]{3}_[0-9A-Z]{26}$/.test(id);
  if (ofSort !== sort || ofDirection !== direction || value === null || !isId || rest.length > 0) {
    throw new ValidationFailed([
      { pointer: '/cursor', code: 'FORMAT', message: msg`This cursor is not from this list in this order.` },
    ]);
  }
  return { value, id };
}

function readValue(kind: OrderValue, text: string): Date | string | number | null {
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
  if (kind === 'integer') return /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** No index supports this sort order with these filters, so the query would read the whole list. */
export function sortUnavailable(sort: string): DomainError {
  return new DomainError(
    'SORT_UNAVAILABLE',
    422,
    msg`This sort order is not available with these filters. Remove the sort order or a filter.`,
    { sort },
  );
}
