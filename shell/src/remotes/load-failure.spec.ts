import { createHash, webcrypto } from 'node:crypto';
import { remote } from '../testing/fixtures';
import { explainFailure } from './load-failure';

const CODE = 'var quotes = {};';
const quotes = remote('quotes', { integrity: `sha384-${createHash('sha384').update(CODE).digest('base64')}` });
const realFetch = globalThis.fetch;

beforeAll(() => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('explainFailure', () => {
  it.each<[string, () => Promise<Response>, string]>([
    ['the release is gone', async () => new Response('', { status: 404 }), 'The server responded 404 for its code.'],
    ['a byte was changed', async () => new Response(`${CODE} `), 'does not match the published release'],
    ['a page arrived instead', async () => new Response('<!doctype html>'), 'does not match the published release'],
    ['it threw while starting', async () => new Response(CODE), 'was loaded but did not start'],
    ['nobody answered', async () => Promise.reject(new TypeError('Failed to fetch')), 'could not be loaded'],
  ])('when %s', async (_name, answer, reason) => {
    globalThis.fetch = answer;
    const cause = new Error('script failed');
    const failure = await explainFailure(quotes, cause);
    expect(failure.reason).toContain(reason);
    expect(failure.message).toContain('quotes 0.1.0');
    expect(failure.cause).toBe(cause);
  });
});
