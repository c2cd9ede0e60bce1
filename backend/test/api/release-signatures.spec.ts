import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signedText } from '../../../packages/mfe-contract/src/signature.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const pair = () => generateKeyPairSync('ed25519');
const [quotes, shipments] = [pair(), pair()];
const text = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

const signed = (name: string, version: string, { privateKey }: { privateKey: KeyObject }) => {
  const release = { name, version, entry: `/mfe/${name}/${version}-aaaaaaaaaaaa/remoteEntry.js`, enabled: true };
  return { ...release, signature: sign(null, Buffer.from(signedText(release)), privateKey).toString('base64') };
};

describe('signatures of releases', () => {
  let directory: string;
  let app: TestApp;
  const log: string[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lading-signatures-'));
    const keys = join(directory, 'keys.json');
    await writeFile(keys, JSON.stringify({ quotes: [text(quotes.publicKey)], shipments: [text(shipments.publicKey)] }));
    app = await startTestApp({
      environment: { STATIC_DIR: directory, MFE_KEYS: keys, MFE_REQUIRE_SIGNATURES: 'true' },
      log: (line) => log.push(line),
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(directory, { recursive: true });
  });

  const publish = (...remotes: object[]) => writeFile(join(directory, 'registry.json'), JSON.stringify({ remotes }));
  const served = async () => {
    const { body } = await app.client().get('/registry.json');
    const { remotes } = body as { remotes: { version: string; enabled: boolean; reason?: string }[] };
    return remotes.map(({ version, enabled, reason }) => [version, enabled, reason]);
  };
  const refusals = () => log.filter((line) => line.includes('RELEASE_REFUSED')).length;

  it('decide what the registry serves: a team cannot release the remote of another one', async () => {
    await publish(signed('quotes', '1.0.0', shipments), signed('shipments', '1.0.0', shipments));
    const refused = ['1.0.0', false, 'It is not signed with a key of quotes.'];
    expect(await served()).toEqual([refused, ['1.0.0', true, undefined]]);
    expect(await served()).toHaveLength(2);
    expect(refusals()).toBe(1);
  });

  it('keep the release from before in place of one that is altered or unsigned', async () => {
    await publish(signed('quotes', '1.0.0', quotes), signed('shipments', '1.0.0', shipments));
    expect(await served()).toEqual([
      ['1.0.0', true, undefined],
      ['1.0.0', true, undefined],
    ]);
    const { signature: _signature, ...unsigned } = signed('quotes', '1.1.0', quotes);
    const altered = { ...signed('shipments', '1.1.0', shipments), basePaths: ['/login'] };
    await publish(unsigned, altered);
    expect(await served()).toEqual([
      ['1.0.0', true, undefined],
      ['1.0.0', true, undefined],
    ]);
    await publish(signed('quotes', '1.2.0', quotes), altered);
    expect(await served()).toEqual([
      ['1.2.0', true, undefined],
      ['1.0.0', true, undefined],
    ]);
    expect(refusals()).toBe(3);
  });
});
