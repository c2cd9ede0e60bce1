import { isStateOf, type SignInState } from './sign-in-state.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');
const EXPECTED = { source: 'acme', browser: 'hash-of-the-cookie', now: NOW };
const STATE: SignInState = {
  id: '01KAGZ8Y7N6R5T4V3W2X1Z0ABC',
  source: 'acme',
  browser: 'hash-of-the-cookie',
  verifier: 'verifier',
  nonce: 'nonce',
  intent: 'sign-in',
  sessionId: null,
  next: null,
  expiresAt: NOW.getTime() + 1,
};

describe('isStateOf', () => {
  it('accepts a callback of the same browser and source until the state expires', () => {
    expect(isStateOf(STATE, EXPECTED)).toBe(true);
  });

  it.each<[string, Partial<SignInState>]>([
    ['of another browser', { browser: 'hash-of-another-cookie' }],
    ['of another source', { source: 'globex' }],
    ['of a source with the same name prefix', { source: 'acme-2' }],
    ['that has expired', { expiresAt: NOW.getTime() }],
    ['without an expiry', { expiresAt: undefined }],
  ])('refuses one %s', (_name, change) => {
    expect(isStateOf({ ...STATE, ...change }, EXPECTED)).toBe(false);
  });
});
