import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { KeysetPosition } from '../http/paging/keyset-cursor.js';
import type { ListPosition } from '../http/paging/ordered-cursor.js';

/** Conditions of a WHERE clause with their parameters in order. */
export interface Conditions {
  sql: string[];
  params: unknown[];
}

/** Adds the keyset condition for rows after a position. `keys` are the ORDER BY columns; the last one is the id. */
export function following(
  { sql, params }: Conditions,
  keys: readonly string[],
  direction: 'asc' | 'desc',
  { value, id }: ListPosition,
): Conditions {
  const sign = direction === 'asc' ? '>' : '<';
  const [first, second] = keys;
  if (second === undefined) return { sql: [...sql, `${first} ${sign} ?`], params: [...params, id] };
  // In this form the server uses two exact ranges. Many rows have the same day, and a range by day alone would read them all again.
  return {
    sql: [...sql, `(${first} ${sign} ? OR (${first} = ? AND ${second} ${sign} ?))`],
    params: [...params, value, value, id],
  };
}

/** The rows of a list: one index, or a join that starts from one. */
export interface KeysetSource {
  /** What follows FROM. */
  sql: string;
  params: readonly unknown[];
  /** Columns of the order; the last one is the id. */
  keys: readonly string[];
}

/** A list that is paged by the last row of the page before, in the order of an index. */
export interface KeysetList {
  /** The select list. `value` is the column of the order. */
  columns: string;
  value: string;
  source: KeysetSource;
  /** Joins that only add columns. */
  joins?: string;
  conditions: Conditions;
  direction: 'asc' | 'desc';
}

/** A statement with its parameters in order. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** Rows of a list, and the position after which the next page starts; null at its end. */
export interface KeysetPage<Row> {
  rows: Row[];
  next: ListPosition | null;
}

/** Selects at most `limit` rows after a position, in the order of the list. */
export function pageStatement(
  { columns, value, source, joins = '', conditions, direction }: KeysetList,
  after: ListPosition | null,
  limit: number,
): Statement {
  const { sql, params } = after === null ? conditions : following(conditions, source.keys, direction, after);
  return {
    sql: `SELECT ${columns}, ${value} AS value FROM ${source.sql} ${joins}
       WHERE ${sql.join(' AND ')} ORDER BY ${source.keys.map((key) => `${key} ${direction}`).join(', ')} LIMIT ?`,
    params: [...source.params, ...params, limit],
  };
}

/** Counts the rows of a list as `total`, up to `most`. */
export function countStatement(
  { source, conditions: { sql, params } }: Pick<KeysetList, 'source' | 'conditions'>,
  most: number,
): Statement {
  return {
    sql: `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${source.sql} WHERE ${sql.join(' AND ')} LIMIT ${most}) AS counted`,
    params: [...source.params, ...params],
  };
}

/** A page of at most `limit` rows from one row more, which only tells that there is a next page. */
export function keysetPage<Row extends ListPosition>(found: readonly Row[], limit: number): KeysetPage<Row> {
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1) ?? null) : null };
}

/** The condition for rows after a position in a list ordered newest first, with its parameters. `created` and `id` are its columns. */
export function olderThan(
  created: string,
  id: string,
  position: KeysetPosition,
): [sql: string, createdAt: Date, sameInstant: Date, id: string] {
  // The first comparison is a range of the index, which the server does not see in the second one.
  return [`${created} <= ? AND (${created} < ? OR ${id} < ?)`, position.createdAt, position.createdAt, position.id];
}

/** `olderThan` for a query builder whose entity has `createdAt` and `id`. */
export function andWhereOlder<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { createdAt, id }: KeysetPosition,
): void {
  const { alias } = query;
  query.andWhere(`${alias}.createdAt <= :createdAt AND (${alias}.createdAt < :createdAt OR ${alias}.id < :beforeId)`, {
    createdAt,
    beforeId: id,
  });
}
