import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promote, publishRelease, remove, rollback, setEnabled } from './commands.mjs';
import { noteInstallation } from './installation.mjs';
import { createKey, signedBuild, signingSettings } from './keys.mjs';
import { LocalStore } from './local-store.mjs';
import { releaseName } from './release-name.mjs';
import { fakeBuild, fakeShell, INSTALLATION } from './testing/build.mjs';

let folder: string;
let store: LocalStore;
let env: Record<string, string>;
const before = { ...process.env };

const publicKeyIn = (text: string) => /\["([^"]+)"\]/.exec(text)![1]!;
const keyOf = (name: string) => path.join(folder, `${name}.key.pem`);

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-keys-'));
  store = new LocalStore(path.join(folder, 'store'));
  const names = ['quotes', 'shipments', 'shell'];
  const keys = Object.fromEntries(names.map((name) => [name, [publicKeyIn(createKey(name, folder))]]));
  fs.writeFileSync(path.join(folder, 'keys.json'), JSON.stringify(keys));
  env = { MFE_KEYS: path.join(folder, 'keys.json'), MFE_REQUIRE_SIGNATURES: 'true' };
  Object.assign(process.env, env);
  await noteInstallation(store, INSTALLATION);
  await release(fakeShell(), 'shell');
  await promote(store, 'shell', '0.1.0');
});
afterEach(() => {
  process.env = { ...before };
  fs.rmSync(folder, { recursive: true });
});

type Build = ReturnType<typeof fakeBuild> | ReturnType<typeof fakeShell>;
/** Publishes a build that is signed with the key of a team, if any. */
async function release(build: Build, team?: string): Promise<void> {
  const { signingKey } = signingSettings({ MFE_SIGNING_KEY: team && keyOf(team) });
  await publishRelease(store, team ? signedBuild(build, signingKey) : build);
}

it('a release goes live with a signature of its team', async () => {
  await release(fakeBuild({ version: '1.4.0' }), 'quotes');
  await promote(store, 'quotes', '1.4.0');
  const registry = JSON.parse((await store.read('registry.json'))!.text);
  expect(registry.remotes[0].signature).toMatch(/^[\w+/]{86}==$/);
  expect(registry.shell.signature).toMatch(/^[\w+/]{86}==$/);
});

it.each([
  ['without a signature', undefined, 'It is not signed.'],
  ['signed by another team', 'shipments', 'It is not signed with a key of quotes.'],
])('a release %s is refused', async (_what, team, problem) => {
  await release(fakeBuild(), team);
  await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(problem);
  await promote(store, 'quotes', '1.0.0', { force: 'the API will refuse it' });
});

it('a release that was altered after it was signed is refused', async () => {
  const build = fakeBuild();
  const { signingKey } = signingSettings({ MFE_SIGNING_KEY: keyOf('quotes') });
  const { manifest, files } = signedBuild(build, signingKey);
  const altered = { ...manifest, basePaths: ['/rates'], nav: [] };
  const others = files.filter(({ path: file }) => file !== 'mfe.manifest.json');
  const bytes = () => Buffer.from(JSON.stringify(altered));
  await publishRelease(store, { manifest: altered, files: [...others, { path: 'mfe.manifest.json', bytes }] });
  await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow('not signed with a key of quotes');
});

it('a rollback to an unsigned release is refused', async () => {
  await release(fakeBuild());
  await release(fakeBuild({ version: '1.1.0' }), 'quotes');
  process.env.MFE_REQUIRE_SIGNATURES = 'false';
  await promote(store, 'quotes', '1.0.0');
  await promote(store, 'quotes', '1.1.0');
  process.env.MFE_REQUIRE_SIGNATURES = 'true';
  await expect(rollback(store, 'quotes')).rejects.toThrow('It is not signed.');
});

it('the key of a team changes its own remote only', async () => {
  await release(fakeBuild(), 'quotes');
  process.env.MFE_SIGNING_KEY = keyOf('shipments');
  const refusal = 'The key in MFE_SIGNING_KEY is of shipments: it may not change quotes.';
  await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(refusal);
  process.env.MFE_SIGNING_KEY = fs.readFileSync(keyOf('quotes'), 'utf8');
  await promote(store, 'quotes', '1.0.0');
  process.env.MFE_SIGNING_KEY = keyOf('shipments');
  for (const change of [rollback, remove, (one: LocalStore, name: string) => setEnabled(one, name, false)])
    await expect(change(store, 'quotes')).rejects.toThrow(refusal);
});

it('the same build has another name when it is signed', () => {
  const build = fakeBuild();
  const { signingKey } = signingSettings({ MFE_SIGNING_KEY: keyOf('quotes') });
  const names = [build, signedBuild(build, signingKey)].map(({ manifest }) => releaseName(manifest));
  expect(new Set(names).size).toBe(2);
});

it('a private key is readable by its owner only and never overwritten', () => {
  expect(fs.statSync(keyOf('quotes')).mode & 0o777).toBe(0o600);
  expect(() => createKey('quotes', folder)).toThrow('exists already');
  expect(() => createKey('../quotes', folder)).toThrow('lower-case letters');
});

it.each([
  ['a missing file', '/nowhere/hunter2.pem'],
  ['no key', '-----BEGIN hunter2'],
])('the error for %s does not contain the value', (_what, value) => {
  expect(() => signingSettings({ MFE_SIGNING_KEY: value })).toThrow(/^MFE_SIGNING_KEY is not an Ed25519 key/);
});
