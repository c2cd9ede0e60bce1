import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { signedText, type RegistryEntry } from '@lading/mfe-contract';
import { remote } from '../testing/fixtures';
import { checkFit } from './check-fit';
import { checkSignature } from './check-signature';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keys = { quotes: [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')] };

beforeAll(() => Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle }));
afterAll(() => Reflect.deleteProperty(crypto, 'subtle'));
afterEach(() => document.body.replaceChildren());

function withSettings(signatures: object): void {
  const runtime = Object.assign(document.createElement('script'), { id: 'lading-runtime', type: 'application/json' });
  runtime.textContent = JSON.stringify({ signatures });
  document.body.append(runtime);
}

const signed = (release: RegistryEntry): RegistryEntry => ({
  ...release,
  signature: sign(null, Buffer.from(signedText(release)), privateKey).toString('base64'),
});
const quotes = remote('quotes');

it.each<[string, RegistryEntry, boolean]>([
  ['signed with its key', signed(quotes), true],
  ['with another entry than the signed one', { ...signed(quotes), integrity: `sha384-${'b'.repeat(64)}` }, false],
  ['without a signature', quotes, false],
])('a remote %s', async (_what, release, ok) => {
  withSettings({ keys, required: true });
  expect(await checkSignature(release)).toMatchObject({ ok });
});

it('is not needed by default', async () => {
  expect(await checkSignature(quotes)).toEqual({ ok: true });
});

it('a remote that the server refused shows the reason', () => {
  const refused = { ...quotes, enabled: false, reason: 'It is not signed.' };
  expect(checkFit(refused)).toEqual({ ok: false, reason: 'It is not signed.' });
});
