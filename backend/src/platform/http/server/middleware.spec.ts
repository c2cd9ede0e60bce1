import { requestIdOf } from './middleware.js';

describe('requestIdOf', () => {
  it("keeps the caller's id", () => {
    expect(requestIdOf({ headers: { 'x-request-id': '01J9ZK6M8Q-edge.7' } })).toBe('01J9ZK6M8Q-edge.7');
  });

  it.each(['short', 'has space in it', 'line\nbreak12', '<script>alert(1)</script>', 'x'.repeat(129), ''])(
    'replaces %j',
    (given) => {
      expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(/^[0-9A-Z]{26}$/);
    },
  );

  it('creates one if there is none', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});
