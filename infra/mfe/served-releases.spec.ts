import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readReleaseLocation } from '../../backend/src/config/release-store.js';
import type { Logger } from '../../backend/src/platform/logging/logger.js';
import { RegistrySource } from '../../backend/src/platform/static/published-registry.js';
import { openReleaseStore } from '../../backend/src/platform/static/release-store.js';
import { ShellTemplates } from '../../backend/src/platform/static/shell-template.js';
import { promote, publishRelease, remove, rollback, setEnabled } from './commands.mjs';
import { noteInstallation } from './installation.mjs';
import { openStore } from './store.mjs';
import { fakeBuild, fakeShell, INSTALLATION, PROVIDED } from './testing/build.mjs';
import { startFakeS3 } from './testing/fake-s3.mjs';

interface Place {
  /** Settings of the API and of the commands. */
  env: Record<string, string>;
  staticFolder: string;
  close(): unknown;
}
type Store = ReturnType<typeof openStore>;

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'lading-served-'));

function staticFolder(): Place {
  const www = folder();
  return { env: { MFE_STORE: www }, staticFolder: www, close: () => fs.rmSync(www, { recursive: true }) };
}

function otherFolder(): Place {
  const [www, store] = [folder(), folder()];
  const close = () => [www, store].map((one) => fs.rmSync(one, { recursive: true }));
  return { env: { MFE_STORE: store }, staticFolder: www, close };
}

async function bucket(): Promise<Place> {
  const s3 = await startFakeS3();
  const www = folder();
  const close = async () => {
    fs.rmSync(www, { recursive: true });
    await s3.stop();
  };
  return { env: { MFE_STORE: 's3://bucket/front/ends', ...s3.environment }, staticFolder: www, close };
}

const PLACES: [string, () => Place | Promise<Place>][] = [
  ['the static folder', staticFolder],
  ['another folder', otherFolder],
  ['a bucket', bucket],
];

/** Changes of an installation with quotes 1.0.0 and 2.0.0, which the shell refuses, claims 1.0.0 and 1.1.0, and what pages get then. */
const CHANGES: [string, (store: Store) => Promise<unknown>, string][] = [
  ['nothing', async () => undefined, 'shell 0.1.0, claims 1.0.0, quotes 1.0.0'],
  ['a promotion', (store) => promote(store, 'claims', '1.1.0'), 'shell 0.1.0, claims 1.1.0, quotes 1.0.0'],
  [
    'a rollback',
    async (store) => {
      await promote(store, 'claims', '1.1.0');
      await rollback(store, 'claims');
    },
    'shell 0.1.0, claims 1.0.0, quotes 1.0.0',
  ],
  [
    'a race of two remotes',
    (store) => Promise.all([promote(store, 'claims', '1.1.0'), setEnabled(store, 'quotes', false)]),
    'shell 0.1.0, claims 1.1.0, quotes 1.0.0 off',
  ],
  [
    'a refused promotion',
    (store) => expect(promote(store, 'quotes', '2.0.0')).rejects.toThrow('contract 2'),
    'shell 0.1.0, claims 1.0.0, quotes 1.0.0',
  ],
  [
    'a forced promotion',
    (store) => promote(store, 'quotes', '2.0.0', { force: 'the shell is next' }),
    'shell 0.1.0, claims 1.0.0, quotes 2.0.0',
  ],
  ['a removal', (store) => remove(store, 'quotes'), 'shell 0.1.0, claims 1.0.0'],
  ['a promotion of the shell', (store) => promote(store, 'shell', '0.2.0'), 'shell 0.2.0, claims 1.0.0, quotes 1.0.0'],
  [
    'a rollback of the shell',
    async (store) => {
      await promote(store, 'shell', '0.2.0');
      await rollback(store, 'shell');
    },
    'shell 0.1.0, claims 1.0.0, quotes 1.0.0',
  ],
  [
    'a refused promotion of the shell',
    (store) => expect(promote(store, 'shell', '0.3.0')).rejects.toThrow('claims 1.0.0 would be switched off'),
    'shell 0.1.0, claims 1.0.0, quotes 1.0.0',
  ],
];

describe.each(PLACES)('releases in %s', (_where, open) => {
  let place: Place;
  let store: Store;
  let served: () => Promise<string>;

  beforeEach(async () => {
    place = await open();
    store = openStore(place.env);
    await noteInstallation(store, INSTALLATION);
    const builds = [
      fakeShell(),
      fakeShell({ version: '0.2.0', code: 'second' }),
      fakeShell({ version: '0.3.0', changes: { provides: { ...PROVIDED, contract: '2.0.0' } } }),
      fakeBuild(),
      fakeBuild({ version: '2.0.0', changes: { contract: 2 } }),
      fakeBuild({ name: 'claims' }),
      fakeBuild({ name: 'claims', version: '1.1.0' }),
    ];
    for (const build of builds) await publishRelease(store, build);
    await promote(store, 'shell', '0.1.0');
    for (const name of ['quotes', 'claims']) await promote(store, name, '1.0.0');
    served = api(place);
  });
  afterEach(() => place.close());

  it.each(CHANGES)('are served after %s', async (_what, change, expected) => {
    await served();
    await change(store);
    expect(await served()).toBe(expected);
  });
});

/** What the API serves: the shell of the page, and the remotes of the list in it. */
function api({ env, staticFolder: directory }: Place): () => Promise<string> {
  const unexpected = (...said: unknown[]) => {
    throw new Error(said.join());
  };
  const logger = { log: unexpected, failure: unexpected } as unknown as Logger;
  const { location } = readReleaseLocation({ AWS_REGION: 'us-east-1', STATIC_DIR: directory, ...env });
  // The registry is read for each page, so that nothing has to wait.
  const releases = { ...openReleaseStore(location!, logger), freshForMs: 0 };
  const registry = new RegistrySource(releases, logger, { keys: {}, required: false });
  const templates = new ShellTemplates(directory, releases, logger);
  return async () => {
    const published = await registry.current();
    const { assets, text } = await templates.current(published);
    expect(text).toContain('%ASSETS%/js/main.js');
    const { remotes } = published!.body as { remotes: { name: string; version: string; enabled: boolean }[] };
    const listed = remotes.map(({ name, version, enabled }) => `${name} ${version}${enabled ? '' : ' off'}`);
    return [`shell ${/shell\/([\d.]+)-/.exec(assets)![1]}`, ...listed].join(', ');
  };
}
