import { ValidationFailed } from '../problems/domain-error.js';
import { readCursor, toPage, writeCursor } from './keyset-cursor.js';

const row = (second: number) => ({
  createdAt: new Date(Date.UTC(2026, 10, 20, 0, 0, second)),
  id: `qte_${String(second).padStart(26, '0')}`,
});

describe('keyset cursor', () => {
  it('is decoded as the position that was encoded', () => {
    expect(readCursor(writeCursor(row(5)))).toEqual(row(5));
  });

  it.each([
    '',
    'x',
    Buffer.from('2026-11-20T00:00:00.000Z').toString('base64url'),
    Buffer.from('yesterday qte_01').toString('base64url'),
  ])('refuses %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(ValidationFailed);
  });

  it('points after the last row of a page only when more rows follow', () => {
    const rows = [row(3), row(2), row(1)];
    expect(toPage(rows, 2)).toEqual({ items: [row(3), row(2)], nextCursor: writeCursor(row(2)) });
    expect(toPage(rows, 3).nextCursor).toBeNull();
    expect(toPage([], 3)).toEqual({ items: [], nextCursor: null });
  });
});
