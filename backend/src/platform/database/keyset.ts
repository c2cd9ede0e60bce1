import type { ListPosition } from '../http/paging/ordered-cursor.js';

/** Conditions of a statement with their parameters in order. */
export interface Conditions {
  sql: string[];
  params: unknown[];
}

/** The conditions with what follows a position. `keys` are the columns of the order; the last one is the id. */
export function following(
  { sql, params }: Conditions,
  keys: readonly string[],
  direction: 'asc' | 'desc',
  { value, id }: ListPosition,
): Conditions {
  const sign = direction === 'asc' ? '>' : '<';
  const [first, second] = keys;
  if (second === undefined) return { sql: [...sql, `${first} ${sign} ?`], params: [...params, id] };
  // Written like this the server makes two exact ranges of it; many rows share a day, and a range by day alone would read them all again.
  return {
    sql: [...sql, `(${first} ${sign} ? OR (${first} = ? AND ${second} ${sign} ?))`],
    params: [...params, value, value, id],
  };
}
