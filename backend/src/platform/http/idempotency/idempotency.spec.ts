import { readIdempotencyKey, requestHash } from './idempotency.js';

describe('readIdempotencyKey', () => {
  it('returns the header', () => {
    expect(readIdempotencyKey({ headers: { 'idempotency-key': 'a'.repeat(255) } })).toHaveLength(255);
  });

  it('requires one', () => {
    expect(() => readIdempotencyKey({ headers: {} })).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REQUIRED', status: 400 }),
    );
  });

  it.each(['', '  ', 'a'.repeat(256)])('refuses %j', (key) => {
    expect(() => readIdempotencyKey({ headers: { 'idempotency-key': key } })).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_KEY_INVALID', status: 400 }),
    );
  });
});

describe('requestHash', () => {
  it('does not depend on the order of properties', () => {
    expect(requestHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(requestHash({ b: { d: null, c: [1, 2] }, a: 1 }));
  });

  it.each([
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: 'b,c' }, { a: 'b', c: '' }],
  ])('distinguishes %j from %j', (one, other) => {
    expect(requestHash(one)).not.toBe(requestHash(other));
  });
});
