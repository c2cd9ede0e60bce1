import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { signatureProblem, signedText } from './signature';

// jsdom has no `subtle`.
beforeAll(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle }));
afterAll(() => Reflect.deleteProperty(crypto, 'subtle'));

const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
};
const [quotes, former, shipments] = [pair(), pair(), pair()];
const KEYS = { quotes: [former.key, quotes.key], shipments: [shipments.key] };

const manifest = {
  name: 'quotes',
  version: '1.4.0',
  checksum: 'a'.repeat(64),
  entry: 'remoteEntry.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  basePaths: ['/quotes'],
  nav: [{ path: '/quotes', label: 'Quotes' }],
  startChunks: { 'js/b.js': 'sha384-b', 'js/a.js': 'sha384-a' },
  commit: 'c'.repeat(40),
  builtAt: '2026-11-23T16:50:00.000Z',
  bytes: 120_000,
};
const signed = (content: { name: string }, { privateKey }: ReturnType<typeof pair>) =>
  sign(null, Buffer.from(signedText(content)), privateKey).toString('base64');
const entry = {
  ...manifest,
  files: { 'js/a.js': 'sha384-a' },
  entry: '/mfe/quotes/1.4.0-aaaaaaaaaaaa/remoteEntry.js',
  enabled: true,
  promotion: { by: 'quotes-team', at: '2026-11-23T17:00:00.000Z' },
};
const signature = signed(manifest, quotes);

describe('signedText', () => {
  it('is canonical JSON, whatever the order of the fields', () => {
    expect(signedText({ name: 'quotes', ...{ b: 1, a: { d: [true, null], c: 'x' }, left: undefined } })).toBe(
      '{"a":{"c":"x","d":[true,null]},"b":1,"name":"quotes"}',
    );
  });

  it('is the same for a manifest and its entry in the registry', () => {
    expect(signedText(entry)).toBe(signedText(manifest));
  });
});

describe('signatureProblem', () => {
  it.each<[string, object, boolean, string | undefined]>([
    ['signed with the key of the remote', { signature }, true, undefined],
    ['signed with a former key', { signature: signed(manifest, former) }, true, undefined],
    ['switched off or promoted by someone else', { signature, enabled: false, promotion: undefined }, true, undefined],
    [
      'signed with the key of another remote',
      { signature: signed(manifest, shipments) },
      false,
      'with a key of quotes',
    ],
    ['of another remote under its name', { signature, name: 'shipments' }, false, 'with a key of shipments'],
    ['with other code', { signature, integrity: `sha384-${'b'.repeat(64)}` }, false, 'with a key of quotes'],
    ['with another entry file', { signature, entry: '/mfe/quotes/1.4.0-aaaaaaaaaaaa/other.js' }, false, 'with a key'],
    ['with other paths', { signature, basePaths: ['/login'] }, false, 'with a key of quotes'],
    ['with another start chunk', { signature, startChunks: {} }, false, 'with a key of quotes'],
    ['of another commit', { signature, commit: 'd'.repeat(40) }, false, 'with a key of quotes'],
    ['with an additional field', { signature, slots: [] }, false, 'with a key of quotes'],
    ['with an unreadable signature', { signature: '%' }, false, 'with a key of quotes'],
    ['without a signature', {}, false, undefined],
    ['without a signature where one is required', {}, true, 'It is not signed.'],
    ['of a remote without keys', { signature, name: 'claims' }, false, undefined],
    ['of a remote without keys where one is required', { signature, name: 'claims' }, true, 'no key of claims'],
    ['named like a property of every object', { signature, name: 'constructor' }, true, 'no key of constructor'],
  ])('of a release %s', async (_what, changes, required, problem) => {
    const found = await signatureProblem({ ...entry, ...changes }, KEYS, required);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });

  it.each([
    ['does not know Ed25519', { importKey: () => Promise.reject(new DOMException('Ed25519', 'NotSupportedError')) }],
    ['has a page outside a secure context', undefined],
  ])("is the server's to find if a browser %s", async (_what, subtle) => {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
    const found = await signatureProblem({ ...entry, signature: signed(manifest, shipments) }, KEYS, true);
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
    expect(found).toBeUndefined();
  });

  it('of a remote with an unreadable key is that it is not signed', async () => {
    expect(await signatureProblem({ ...entry, signature }, { quotes: ['%', 'AAAA'] }, false)).toContain(
      'with a key of',
    );
  });
});
