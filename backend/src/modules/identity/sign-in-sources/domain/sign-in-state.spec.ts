import { isStateOf, type SignInState, localPath } from './sign-in-state.js';

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

describe('localPath', () => {
  it.each([
    ['/', '/'],
    ['/quotes', '/quotes'],
    ['/quotes/new?copy=qte_1#freight', '/quotes/new?copy=qte_1#freight'],
    ['/quotes/../shipments', '/shipments'],
    ['/search?q=https://elsewhere.example', '/search?q=https://elsewhere.example'],
    ['/search?q=//elsewhere.example#//elsewhere.example', '/search?q=//elsewhere.example#//elsewhere.example'],
    ['/quotes?text=caf%C3%A9%20au%20lait', '/quotes?text=caf%C3%A9%20au%20lait'],
    ['/@elsewhere.example', '/@elsewhere.example'],
    ['/elsewhere.example', '/elsewhere.example'],
    ['/https://elsewhere.example', '/https://elsewhere.example'],
    ['/a//b', '/a//b'],
  ])('accepts %s', (value, expected) => {
    expect(localPath(value)).toBe(expected);
  });

  /** Based on the open redirect payloads of OWASP and PortSwigger. */
  it.each([
    '',
    ' ',
    'quotes',
    './quotes',
    '../quotes',
    '?q=1',
    '#top',
    'elsewhere.example',
    'http://elsewhere.example',
    'https://elsewhere.example',
    'HTTPS://elsewhere.example',
    'https:elsewhere.example',
    'https:/elsewhere.example',
    'https:///elsewhere.example',
    'http:\\\\elsewhere.example',
    'https://local.invalid.elsewhere.example',
    'https://local.invalid@elsewhere.example',
    '//elsewhere.example',
    '///elsewhere.example',
    '////elsewhere.example',
    '/////elsewhere.example/',
    '//elsewhere.example/%2e%2e',
    '//elsewhere.example@local.invalid',
    '//local.invalid@elsewhere.example',
    '//0x7f000001',
    '//2130706433',
    '//[::1]',
    '/\\elsewhere.example',
    '/\\/elsewhere.example',
    '\\/elsewhere.example',
    '\\\\elsewhere.example',
    '\\elsewhere.example',
    '/\\\\elsewhere.example',
    '//\\elsewhere.example',
    '///\\elsewhere.example',
    '\\/\\/elsewhere.example/',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r/elsewhere.example',
    '/\r\n/elsewhere.example',
    '/\u0000/elsewhere.example',
    '/\u000b/elsewhere.example',
    '\t//elsewhere.example',
    '\n//elsewhere.example',
    ' //elsewhere.example',
    '\u00a0//elsewhere.example',
    '\u0001https://elsewhere.example',
    'ht\ntps://elsewhere.example',
    '/quotes\r\nlocation: https://elsewhere.example',
    '/quotes elsewhere',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/./\\elsewhere.example',
    '/x/..//elsewhere.example',
    '/x/../\\elsewhere.example',
    '/%2e//elsewhere.example',
    '/.%2e//elsewhere.example',
    '/x/%2e%2e//elsewhere.example',
    '/%2f/elsewhere.example',
    '/%2F%2Felsewhere.example',
    '/%5celsewhere.example',
    '/%5C/elsewhere.example',
    '/\uff0felsewhere.example',
    '/\u2044elsewhere.example',
    '\uff0f\uff0felsewhere.example',
    '/\u3002elsewhere.example',
    '/\u202eelsewhere.example',
    '/\ud800',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'javascript://local.invalid/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://elsewhere.example/1',
    'ftp://elsewhere.example',
    'mailto:somebody@elsewhere.example',
  ])('refuses %j', (value) => {
    expect(localPath(value)).toBeNull();
  });

  it.each([undefined, null, 1, true, ['/quotes'], { toString: () => '/quotes' }])(
    'refuses %p, which is not a string',
    (value) => {
      expect(localPath(value)).toBeNull();
    },
  );
});
