import { requestIdOf } from './middleware.js';

describe('requestIdOf', () => {
  it('keeps an id that the caller gave', () => {
    expect(requestIdOf({ headers: { 'x-request-id': '01J9ZK6M8Q-edge.7' } })).toBe('01J9ZK6M8Q-edge.7');
  });

  it.each(['short', 'has space in it', 'line\nbreak12', '<script>alert(1)</script>', 'x'.repeat(129), ''])(
    'replaces %j',
    (given) => {
      expect(requestIdOf({ headers: { 'x-request-id': given } })).toMatch(/^[0-9A-Z]{26}$/);
    },
  );

  it('makes one where none is given', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});
