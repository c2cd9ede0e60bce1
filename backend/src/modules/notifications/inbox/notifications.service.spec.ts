import { readInboxCursor, writeInboxCursor } from './notifications.service.js';

const ID = 'ntf_01BX5ZZKBKACTAV9WEVGEMMVRZ';

describe('the cursor of an inbox', () => {
  it('is decoded as it was encoded', () => {
    for (const state of ['unread', 'read'] as const)
      expect(readInboxCursor(writeInboxCursor({ state, id: ID }))).toEqual({ state, id: ID });
  });

  it.each([
    '',
    'x',
    Buffer.from(`hidden ${ID}`).toString('base64url'),
    Buffer.from('read usr_01BX5ZZKBKACTAV9WEVGEMMVRZ').toString('base64url'),
  ])('refuses %j', (cursor) => {
    expect(() => readInboxCursor(cursor)).toThrow('One field needs attention.');
  });
});
