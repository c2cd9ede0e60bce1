import { ValidationFailed } from '../problems/domain-error.js';
import type { Page } from './page.js';
import { msg } from '../../../messages/message.js';

/** Last row of a page; the next page starts after it. Rows are ordered by instant and id, newest first. */
export interface KeysetPosition {
  createdAt: Date;
  id: string;
}

/** Opaque `nextCursor`. */
export function writeCursor({ createdAt, id }: KeysetPosition): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

/** @throws ValidationFailed for a text that `writeCursor` did not write */
export function readCursor(cursor: string): KeysetPosition {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !/^[a-z]{3}_[0-9A-Z]{26}$/.test(id)) {
    throw new ValidationFailed([
      { pointer: '/cursor', code: 'FORMAT', message: msg`This cursor is not from this list.` },
    ]);
  }
  return { createdAt, id };
}

/** A page of at most `limit` rows. Pass one row more than `limit`: it only indicates that there is a next page. */
export function toPage<Row extends KeysetPosition>(rows: readonly Row[], limit: number): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? writeCursor(last) : null };
}
