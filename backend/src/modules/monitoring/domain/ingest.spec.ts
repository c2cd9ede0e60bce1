import { ingestsOf } from './ingest.js';

const DSN = 'https://abc123@errors.example.com/42';

describe('ingestsOf', () => {
  it.each([
    [DSN, { origin: 'https://errors.example.com', path: '/api/42/envelope/' }],
    ['http://abc123@127.0.0.1:9000/7', { origin: 'http://127.0.0.1:9000', path: '/api/7/envelope/' }],
    ['http://abc123@[::1]:9000/7', { origin: 'http://[::1]:9000', path: '/api/7/envelope/' }],
    [
      'https://abc123@example.com/tools/sentry/7',
      { origin: 'https://example.com', path: '/tools/sentry/api/7/envelope/' },
    ],
  ])('resolves %s', (dsn, expected) => {
    expect(ingestsOf([dsn]).get(dsn)).toEqual({
      ...expected,
      auth: 'Sentry sentry_version=7, sentry_key=abc123, sentry_client=lading-relay/1.0',
    });
  });

  it.each([
    'https://abc123@errors.example.com/43',
    'https://abc124@errors.example.com/42',
    'http://abc123@errors.example.com/42',
    'https://abc123@errors.example.com:443/42',
    'https://abc123@ERRORS.example.com/42',
    'https://abc123@errors.example.com./42',
    'https://abc123@errors.example.com/42/',
    'https://abc123@errors.example.com//42',
    'https://abc123:x@errors.example.com/42',
    'https://abc123@errors.example.com@evil.example/42',
    'https://abc123@evil.example/#@errors.example.com/42',
    'https://abc123@errors.example.com/42?x',
    'https://abc123@errors.example.com/../42',
    ' https://abc123@errors.example.com/42',
    'https://abc123@errors.example.com/42\n',
    '',
    '__proto__',
    'constructor',
  ])('does not resolve %j', (dsn) => {
    expect(ingestsOf([DSN]).get(dsn)).toBeUndefined();
  });
});
