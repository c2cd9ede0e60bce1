import { accountNameOf, isIdTokenFor, subjectOf } from './identity-claims.js';

describe('isIdTokenFor', () => {
  const expected = { clientId: 'lading', nonce: 'n-1' };

  it.each([
    [{ aud: 'lading', nonce: 'n-1' }],
    [{ aud: ['lading'], nonce: 'n-1' }],
    [{ aud: 'lading', azp: 'lading', nonce: 'n-1' }],
    [{ aud: ['lading', 'reports'], azp: 'lading', nonce: 'n-1' }],
  ])('accepts %j', (claims) => {
    expect(isIdTokenFor(claims, expected)).toBe(true);
  });

  it.each([
    [{ aud: 'lading' }],
    [{ aud: 'lading', nonce: 'n-2' }],
    [{ aud: 'lading', nonce: ['n-1'] }],
    [{ aud: 'reports', nonce: 'n-1' }],
    [{ aud: 'reports', azp: 'lading', nonce: 'n-1' }],
    [{ aud: ['lading', 'reports'], nonce: 'n-1' }],
    [{ aud: ['lading', 'reports'], azp: 'reports', nonce: 'n-1' }],
    [{ aud: 'lading', azp: 'reports', nonce: 'n-1' }],
    [{ aud: 'lading', azp: null, nonce: 'n-1' }],
    [{ aud: { 0: 'lading' }, nonce: 'n-1' }],
    [{ nonce: 'n-1' }],
  ])('refuses %j', (claims) => {
    expect(isIdTokenFor(claims, expected)).toBe(false);
  });
});

describe('subjectOf', () => {
  it.each([
    [{ sub: 'person-1' }, 'person-1'],
    [{ sub: 'person-1', id: 7 }, 'person-1'],
    [{ id: 4711 }, '4711'],
    [{ id: 'u/1' }, 'u/1'],
    [{ sub: 'x'.repeat(255) }, 'x'.repeat(255)],
  ])('reads the subject of %j', (claims, subject) => {
    expect(subjectOf(claims)).toBe(subject);
  });

  it.each([
    [{}],
    [{ sub: '' }],
    [{ sub: null }],
    [{ sub: ['person-1'] }],
    [{ sub: { id: 1 } }],
    [{ sub: true }],
    [{ sub: 1.5 }],
    [{ sub: 2 ** 53 }],
    [{ sub: 'x'.repeat(256) }],
    [{ email: 'a@b.test' }],
  ])('returns null for %j', (claims) => {
    expect(subjectOf(claims)).toBeNull();
  });
});

describe('accountNameOf', () => {
  it.each([
    [{ email: 'rosa@riverside.test', name: 'Rosa' }, 'rosa@riverside.test'],
    [{ email: ' ', preferred_username: 'rosa' }, 'rosa'],
    [{ login: 'rosa-d' }, 'rosa-d'],
    [{ name: 'Rosa\r\nDelgado\u202e\u0000' }, 'RosaDelgado'],
    [{ name: '\ud800Rosa' }, '\ufffdRosa'],
    [{ name: '😀'.repeat(300) }, '😀'.repeat(254)],
    [{ name: '\u200b' }, null],
    [{ email: ['rosa@riverside.test'] }, null],
    [{}, null],
  ])('reads the account name of %j', (claims, name) => {
    expect(accountNameOf(claims)).toBe(name);
  });
});
