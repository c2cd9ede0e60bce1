import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  collectGarbage,
  history,
  list,
  promote,
  promoteBuild,
  publishRelease,
  remove,
  rollback,
  setEnabled,
} from './commands.mjs';
import { noteInstallation } from './installation.mjs';
import { lastRecords } from './ledger.mjs';
import { LocalStore } from './local-store.mjs';
import { promotedBy } from './promoted-by.mjs';
import { registryEntry, releaseName } from './release-name.mjs';
import { S3Store } from './s3-store.mjs';
import { fakeBuild, fakeShell, INSTALLATION, PROVIDED } from './testing/build.mjs';
import { startFakeS3 } from './testing/fake-s3.mjs';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;

type Store = LocalStore | S3Store;
type Build = ReturnType<typeof fakeBuild> | ReturnType<typeof fakeShell>;
interface Opened {
  store: Store;
  close(): unknown;
}

function openLocal(): Opened {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-mfe-'));
  return { store: new LocalStore(folder), close: () => fs.rmSync(folder, { recursive: true }) };
}

async function openS3(): Promise<Opened> {
  const s3 = await startFakeS3();
  const env = s3.environment;
  return { store: new S3Store('s3://bucket/front/ends', env), close: s3.stop };
}

const STORES: [string, () => Opened | Promise<Opened>][] = [
  ['a folder', openLocal],
  ['a bucket', openS3],
];

describe.each(STORES)('remotes in %s', (_kind, open) => {
  let store: Store;
  let close: Opened['close'];
  beforeEach(async () => {
    ({ store, close } = await open());
    await noteInstallation(store, INSTALLATION);
    const { manifest } = fakeShell();
    const shell = registryEntry(manifest, releaseName(manifest));
    await store.create('registry.json', JSON.stringify({ revision: 0, shell, remotes: [] }));
  });
  afterEach(() => close());

  const registry = async () => JSON.parse((await store.read('registry.json'))!.text);
  const live = async () =>
    (await registry()).remotes.map(
      ({ entry, enabled }: { entry: string; enabled: boolean }) =>
        `${entry.split('/')[3]!.split('-')[0]}${enabled ? '' : ' off'}`,
    );
  const release = async (...builds: Build[]) => {
    for (const build of builds) await publishRelease(store, build);
  };

  it('a release is there for whoever asks, but live only once promoted', async () => {
    const build = fakeBuild({ version: '1.4.0' });
    expect(await publishRelease(store, build)).toEqual({ release: releaseName(build.manifest), isNew: true });
    expect((await registry()).remotes).toEqual([]);
    expect(await promote(store, 'quotes', '1.4.0')).toBe(`quotes ${releaseName(build.manifest)} is live`);
    const [entry] = (await registry()).remotes;
    expect(entry).toEqual({
      ...build.manifest,
      entry: `/mfe/quotes/${releaseName(build.manifest)}/remoteEntry.js`,
      enabled: true,
      promotion: { by: promotedBy(), at: expect.stringMatching(/^20.*Z$/) },
    });
    expect((await store.read(entry.entry.slice(1)))!.text).toBe('first');
  });

  it('never changes a release; the same version with other contents is another one', async () => {
    const [first, second] = [fakeBuild({ code: 'first' }), fakeBuild({ code: 'second' })];
    const forged = { ...first, files: second.files };
    expect([
      await publishRelease(store, first),
      await publishRelease(store, forged),
      await publishRelease(store, second),
    ]).toMatchObject([{ isNew: true }, { isNew: false }, { isNew: true }]);
    expect((await store.read(`mfe/quotes/${releaseName(first.manifest)}/remoteEntry.js`))!.text).toBe('first');
    expect(await store.releases()).toHaveLength(2);
  });

  it('promotes, rolls back and knows when there is nothing earlier', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }));
    await promote(store, 'quotes', '1.0.0');
    await promote(store, 'quotes', '1.1.0');
    expect(await rollback(store, 'quotes')).toMatch(/^quotes 1\.0\.0-\w+ is live, before it was 1\.1\.0-\w+$/);
    expect(await live()).toEqual(['1.0.0']);
    await expect(rollback(store, 'quotes')).rejects.toThrow('no earlier release');
    await expect(promote(store, 'quotes', '9.9.9')).rejects.toThrow('no release 9.9.9');
    await expect(rollback(store, 'claims')).rejects.toThrow('No release of claims is live: the remotes are quotes');
  });

  it('a remote that is switched off stays off when promoted', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }));
    await promote(store, 'quotes', '1.0.0');
    expect(await setEnabled(store, 'quotes', false)).toBe('quotes is switched off');
    await promote(store, 'quotes', '1.1.0');
    expect(await live()).toEqual(['1.1.0 off']);
    await setEnabled(store, 'quotes', true);
    expect(await live()).toEqual(['1.1.0']);
  });

  it('several people at once: changes of different remotes all count, in the history and in the registry', async () => {
    const names = ['auth', 'claims', 'quotes', 'settings', 'shipments'];
    await release(...names.map((name) => fakeBuild({ name, basePaths: [`/${name}`] })));
    await Promise.all(names.map((name) => promote(store, name, '1.0.0')));
    expect((await registry()).remotes.map(({ name }: { name: string }) => name)).toEqual(names);
    expect((await registry()).revision).toBe(5);
  });

  it('two people with the same remote: one change is made, the other is told', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }));
    const create = store.create.bind(store);
    store.create = async (key: string, text: string) => {
      store.create = create;
      await promote(store, 'quotes', '1.1.0');
      return create(key, text);
    };
    await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(
      /quotes was changed by someone else at the same time \(promote, now 1\.1\.0-/,
    );
    expect(await live()).toEqual(['1.1.0']);
  });

  it('completes the change of somebody who was interrupted between history and registry', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }), fakeBuild({ name: 'claims' }));
    await promote(store, 'quotes', '1.0.0');
    const before = (await store.read('registry.json'))!;
    await promote(store, 'quotes', '1.1.0');
    await store.replace('registry.json', before.text, (await store.read('registry.json'))!.tag);
    expect(await live()).toEqual(['1.0.0']);
    await promote(store, 'claims', '1.0.0');
    expect(await live()).toEqual(['1.0.0', '1.1.0']);
  });

  it('a start makes a new build live and leaves alone what people promoted since the last one', async () => {
    const [first, second] = [fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' })];
    await release(first, second);
    const start = async (build: Build) => {
      await promoteBuild(store, 'quotes', releaseName(build.manifest));
      return live();
    };
    expect(await start(first)).toEqual(['1.0.0']);
    expect(await start(second)).toEqual(['1.1.0']);
    await rollback(store, 'quotes');
    expect(await start(second)).toEqual(['1.0.0']);
    expect(await start(first)).toEqual(['1.0.0']);
    expect(await start(second)).toEqual(['1.1.0']);
  });

  it('refuses paths of another remote', async () => {
    await release(fakeBuild(), fakeBuild({ name: 'claims', basePaths: ['/quotes/claims'] }));
    await promote(store, 'quotes', '1.0.0');
    await expect(promote(store, 'claims', '1.0.0')).rejects.toThrow('/quotes/claims belongs to quotes');
  });

  type Changes = Record<string, unknown>;
  it.each<[string, Changes, RegExp]>([
    ['contract 2', { contract: 2 }, /It was built for contract 2; the live shell has contract 1\./],
    ['API 2', { requires: { ui: '^1.0.0', api: 2 } }, /It needs API version 2; the live shell uses version 1\./],
    ['a newer API', { requires: { ui: '^1.0.0', api: 1, apiVersion: '^1.2.0' } }, /It needs API \^1\.2\.0/],
    ['a newer design system', { requires: { ui: '^1.5.0', api: 1 } }, /It needs @lading\/ui \^1\.5\.0/],
    ['a manifest without navigation', { nav: undefined }, /Manifest: \/ must have required property 'nav'/],
    ['a manifest without paths', { basePaths: undefined }, /Manifest: \/ must have required property 'basePaths'/],
    ['an unknown field', { colour: 'red' }, /Manifest: \/ must NOT have additional properties \(colour\)/],
    ['the page of the shell', { basePaths: ['/notifications'] }, /\/notifications is reserved/],
    ['a path of the server', { basePaths: ['/quotes', '/api/quotes'] }, /\/api\/quotes is reserved/],
    ['the path of a live remote', { basePaths: ['/claims/all'] }, /\/claims\/all belongs to claims/],
    [
      'navigation outside its paths',
      { nav: [{ label: 'Claims', path: '/claims', icon: 'M1 1h1' }] },
      /nav: \/claims is outside its paths/,
    ],
    [
      'user paths outside its paths',
      { userPaths: ['/settings/user'] },
      /userPaths: \/settings\/user is outside its paths/,
    ],
    ['a start chunk that is not in the store', { startChunks: { 'js/gone.js': INTEGRITY } }, /js\/gone\.js is missing/],
    ['a start chunk with another hash', { startChunks: { 'js/start.js': INTEGRITY } }, /js\/start\.js was altered/],
    ['an entry with another hash', { integrity: INTEGRITY }, /remoteEntry\.js was altered/],
    ['files of another build', { checksum: 'a'.repeat(64) }, /A file is missing or was altered/],
  ])('refuses to promote %s', async (_name, changes, problem) => {
    await release(fakeBuild({ name: 'claims' }), fakeBuild({ version: '2.0.0', changes }));
    await promote(store, 'claims', '1.0.0');
    await expect(promote(store, 'quotes', '2.0.0')).rejects.toThrow(problem);
    await expect(promote(store, 'quotes', '2.0.0', { dryRun: true })).rejects.toThrow(problem);
    expect((await registry()).remotes).toHaveLength(1);
  });

  it.each([
    ['is missing', 'js/later.js', undefined, /A file is missing or was altered/],
    ['was altered', 'js/later.js', 'evil()', /A file is missing or was altered/],
    ['is missing as the entry', 'remoteEntry.js', undefined, /remoteEntry\.js is missing/],
    [
      'differs in its compressed copy',
      'remoteEntry.js.br',
      brotliCompressSync('evil()'),
      /remoteEntry\.js\.br was altered/,
    ],
    ['has an unreadable copy', 'remoteEntry.js.gz', 'evil()', /remoteEntry\.js\.gz was altered/],
  ])('refuses a release of which a file %s', async (_name, file, content, problem) => {
    const { manifest, files } = fakeBuild();
    const others = files.filter(({ path: name }) => name !== file);
    const changed = content === undefined ? [] : [{ path: file, bytes: () => Buffer.from(content) }];
    await publishRelease(store, { manifest, files: [...others, ...changed] });
    await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(problem);
  });

  it('lists all problems at once, and how to promote regardless', async () => {
    await release(fakeBuild({ changes: { contract: 2, basePaths: ['/notifications'] } }));
    await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(
      /^quotes 1\.0\.0-\w+ was not promoted: \d problems\n {2}- [^]*\/notifications is reserved[^]*\n {2}- [^]*contract 2[^]*--force "reason"$/,
    );
  });

  it('promotes regardless of problems for a reason, which the history keeps', async () => {
    await release(fakeBuild(), fakeBuild({ version: '2.0.0', changes: { contract: 2 } }));
    await promote(store, 'quotes', '1.0.0');
    await expect(promote(store, 'quotes', '2.0.0', { force: ' ' })).rejects.toThrow('--force needs a reason');
    await promote(store, 'quotes', '2.0.0', { force: 'shell 2 goes live in an hour' });
    expect(await live()).toEqual(['2.0.0']);
    const [record] = await lastRecords(store, 2, 1);
    expect(record).toMatchObject({
      action: 'promote',
      reason: 'shell 2 goes live in an hour',
      problems: expect.arrayContaining([expect.stringContaining('contract 2')]),
    });
    expect(await list(store)).toContain('forced: shell 2 goes live in an hour');
    expect(JSON.stringify(await registry())).not.toContain('shell 2 goes live');
  });

  it('never promotes a manifest of another remote, even with a reason', async () => {
    const { manifest, files } = fakeBuild({ name: 'claims' });
    await publishRelease(store, { manifest: { ...manifest, name: 'quotes' }, files });
    const forced = promote(store, 'quotes', '1.0.0', { force: 'try' });
    await expect(forced).rejects.toThrow('is the manifest of claims');
  });

  it('says in a dry run that a release can go live, and changes nothing', async () => {
    await release(fakeBuild());
    const before = await store.read('registry.json');
    expect(await promote(store, 'quotes', '1.0.0', { dryRun: true })).toMatch(
      /^quotes 1\.0\.0-\w+ can go live: its manifest, paths, versions and 7 files are fine$/,
    );
    expect(await store.read('registry.json')).toEqual(before);
  });

  it('keeps a rollback possible when the shell has moved on', async () => {
    await release(fakeBuild(), fakeBuild({ version: '1.1.0' }));
    await promote(store, 'quotes', '1.0.0');
    await promote(store, 'quotes', '1.1.0');
    await release(fakeShell({ version: '0.2.0', changes: { provides: { ...PROVIDED, contract: '2.0.0' } } }));
    await promote(store, 'shell', '0.2.0', { force: 'test' });
    expect(await rollback(store, 'quotes')).toMatch(/^quotes 1\.0\.0/);
  });

  it('removes old releases, whole, and keeps the live one', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }), fakeBuild({ version: '1.2.0' }));
    await promote(store, 'quotes', '1.0.0');
    expect(await collectGarbage(store)).toBe('Nothing is old enough to be removed');
    const inTwoMonths = Date.now() + 60 * 86_400_000;
    expect(await collectGarbage(store, inTwoMonths)).toMatch(/^Removed quotes 1\.[12]\.0-\w+, quotes 1\.[12]\.0-\w+$/);
    const [left, ...none] = await store.releases();
    expect([left!.release, none]).toEqual([releaseName(fakeBuild().manifest), []]);
    expect(
      await store.read(`mfe/quotes/${releaseName(fakeBuild({ version: '1.1.0' }).manifest)}/js/start.js`),
    ).toBeUndefined();
  });

  it('lists what is live, what else there is and what happened', async () => {
    await release(fakeBuild({ version: '1.0.0' }), fakeBuild({ version: '1.1.0' }));
    await promote(store, 'quotes', '1.0.0');
    await promote(store, 'quotes', '1.1.0');
    await setEnabled(store, 'quotes', false);
    const text = await list(store);
    expect(text).toMatch(/^quotes \(switched off\)$/m);
    expect(text).toMatch(/^ {2}x 1\.1\.0-\w{12}/m);
    expect(text).toMatch(/^ {4}1\.0\.0-\w{12}/m);
    expect(text).toMatch(/promote {2}quotes 1\.0\.0-\w+ -> 1\.1\.0-\w+ \(by .+\)$/m);
  });
});

describe.each(STORES)('the shell in %s', (_kind, open) => {
  let store: Store;
  let close: Opened['close'];
  beforeEach(async () => {
    ({ store, close } = await open());
    await noteInstallation(store, INSTALLATION);
  });
  afterEach(() => close());

  const live = async () => JSON.parse((await store.read('registry.json'))!.text).shell?.version;
  const release = async (...builds: Build[]) => {
    for (const build of builds) await publishRelease(store, build);
  };
  const OTHER_CONTRACT = { provides: { ...PROVIDED, contract: '2.0.0' } };

  it('goes live and back like a remote; the files of each release stay', async () => {
    const [first, second] = [fakeShell(), fakeShell({ version: '0.2.0', code: 'second' })];
    await release(first, second);
    await promote(store, 'shell', '0.1.0');
    expect(await promote(store, 'shell', '0.2.0')).toMatch(/^shell 0\.2\.0-\w+ is live, before it was 0\.1\.0-\w+$/);
    const folder = `mfe/shell/${releaseName(first.manifest)}`;
    expect((await store.read(`${folder}/js/later.first.js`))!.text).toBe('later(first)');
    expect(await rollback(store, 'shell')).toMatch(/^shell 0\.1\.0/);
    expect(await live()).toBe('0.1.0');
    expect(await list(store)).toMatch(/^shell\n {4}0\.2\.0-.*\n {2}\* 0\.1\.0-/);
  });

  it('has the entry that pages read', async () => {
    const { manifest, files } = fakeShell({ changes: { builtAt: '2026-11-23T16:00:00.000Z', commit: 'a'.repeat(40) } });
    await release({ manifest, files });
    await promote(store, 'shell', '0.1.0');
    const { files: _files, ...facts } = manifest;
    expect(JSON.parse((await store.read('registry.json'))!.text).shell).toEqual({
      ...facts,
      release: releaseName(manifest),
      promotion: { by: promotedBy(), at: expect.any(String) },
    });
  });

  it('is the same release whenever it was built', () => {
    const builtAt = (time: string) => releaseName(fakeShell({ changes: { builtAt: time, commit: time } }).manifest);
    expect(builtAt('2026-11-23T16:00:00.000Z')).toBe(builtAt('2026-11-24T16:00:00.000Z'));
  });

  it('survives changes of remotes, also by commands of the previous version', async () => {
    await release(fakeShell(), fakeBuild());
    await promote(store, 'shell', '0.1.0');
    await promote(store, 'quotes', '1.0.0');
    await store.create(
      'history/00000003.json',
      JSON.stringify({ revision: 3, area: 'quotes', action: 'x', remotes: [] }),
    );
    await release(fakeBuild({ name: 'claims' }));
    await promote(store, 'claims', '1.0.0');
    expect(await live()).toBe('0.1.0');
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['that provides no router', { provides: { ...PROVIDED, router: undefined } }, /\/provides must have .* 'router'/],
    ['without hashes of its files', { files: undefined }, /must have required property 'files'/],
    ['of which a file is missing', { files: { 'js/gone.js': INTEGRITY } }, /js\/gone\.js is missing/],
    ['of which a file was altered', { files: { 'js/main.js': INTEGRITY } }, /js\/main\.js was altered/],
    ['of which the page was altered', { integrity: INTEGRITY }, /index\.html was altered/],
    ['of another build', { checksum: 'a'.repeat(64) }, /A file is missing or was altered/],
    ['for a newer API', { provides: { ...PROVIDED, api: '1.2.0' } }, /needs API version 1\.2\.0; the installation has/],
    ['for another API', { provides: { ...PROVIDED, api: '2.0.0' } }, /needs API version 2\.0\.0; the installation has/],
    [
      'that live remotes do not fit',
      OTHER_CONTRACT,
      /quotes 1\.0\.0 would be switched off: It was built for contract 1/,
    ],
  ])('is not promoted to a release %s', async (_what, changes, problem) => {
    await release(fakeShell(), fakeBuild(), fakeBuild({ name: 'claims' }), fakeShell({ version: '0.2.0', changes }));
    for (const name of ['quotes', 'claims']) await promote(store, name, '1.0.0', { force: 'before the shell' });
    await promote(store, 'shell', '0.1.0');
    await setEnabled(store, 'claims', false);
    await expect(promote(store, 'shell', '0.2.0', { dryRun: true })).rejects.toThrow(problem);
    const refused: Error = await promote(store, 'shell', '0.2.0').catch((error) => error);
    expect(refused.message).toMatch(problem);
    expect(refused.message).not.toContain('claims');
    expect(await live()).toBe('0.1.0');
    await promote(store, 'shell', '0.2.0', { force: 'maintenance' });
    expect(await live()).toBe('0.2.0');
  });

  it('can go live if nothing is wrong', async () => {
    await release(fakeShell({ changes: { provides: { ...PROVIDED, api: '1.1.7' } } }));
    expect(await promote(store, 'shell', '0.1.0', { dryRun: true })).toMatch(
      /^shell .* can go live: .* 6 files are fine$/,
    );
    expect(await store.read('registry.json')).toBeUndefined();
  });

  it('decides which remotes fit, with the API', async () => {
    const newer = fakeBuild({ changes: { requires: { ui: '^1.5.0', api: 1, apiVersion: '^1.1.0' } } });
    await release(fakeShell(), newer);
    await promote(store, 'shell', '0.1.0');
    await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(/needs @lading\/ui \^1\.5\.0; the live shell/);
    await release(fakeShell({ version: '0.2.0', changes: { provides: { ...PROVIDED, ui: '1.5.0' } } }));
    await promote(store, 'shell', '0.2.0');
    await noteInstallation(store, { api: '1.0.0' });
    await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow(/needs API \^1\.1\.0/);
    await noteInstallation(store, INSTALLATION);
    await promote(store, 'quotes', '1.0.0');
  });

  it('cannot be switched off or removed', async () => {
    await release(fakeShell());
    await promote(store, 'shell', '0.1.0');
    await expect(setEnabled(store, 'shell', false)).rejects.toThrow('The shell cannot be switched off');
    await expect(remove(store, 'shell')).rejects.toThrow('The shell cannot be removed');
  });

  it('keeps its live release at a clean-up', async () => {
    await release(fakeShell(), fakeShell({ version: '0.2.0' }));
    await promote(store, 'shell', '0.1.0');
    const inTwoMonths = Date.now() + 60 * 86_400_000;
    expect(await collectGarbage(store, inTwoMonths)).toMatch(/^Removed shell 0\.2\.0-\w+$/);
  });
});

describe.each(STORES)('removal and history in %s', (_kind, open) => {
  let store: Store;
  let close: Opened['close'];
  beforeEach(async () => {
    ({ store, close } = await open());
    await noteInstallation(store, INSTALLATION);
    const builds = [
      fakeShell(),
      fakeBuild({ changes: { commit: `${'0123456789'.repeat(4)}-dirty` } }),
      fakeBuild({ version: '1.1.0', changes: { contract: 2 } }),
      fakeBuild({ name: 'claims' }),
    ];
    for (const build of builds) await publishRelease(store, build);
    for (const name of ['shell', 'quotes', 'claims']) await promote(store, name, name === 'shell' ? '0.1.0' : '1.0.0');
  });
  afterEach(() => close());

  const remotes = async () =>
    JSON.parse((await store.read('registry.json'))!.text).remotes.map(({ name }: { name: string }) => name);

  it('frees the paths of a removed remote, and its releases are cleaned up', async () => {
    expect(await remove(store, 'quotes')).toMatch(/^quotes is removed, it was 1\.0\.0-/);
    expect(await remotes()).toEqual(['claims']);
    await expect(remove(store, 'quotes')).rejects.toThrow('No release of quotes is live: the remotes are claims');
    await publishRelease(store, fakeBuild({ name: 'offers', basePaths: ['/quotes'] }));
    await promote(store, 'offers', '1.0.0');
    const later = (days: number) => Date.now() + days * 86_400_000;
    expect(await collectGarbage(store, later(20))).toBe('Nothing is old enough to be removed');
    expect(await collectGarbage(store, later(40))).toMatch(/^Removed quotes 1\.[01]\.0-\w+, quotes 1\.[01]\.0-\w+$/);
  });

  it('brings a removed remote back, and a start does not', async () => {
    const [build] = [fakeBuild({ version: '1.2.0' })];
    await publishRelease(store, build);
    await promoteBuild(store, 'quotes', releaseName(build.manifest));
    await remove(store, 'quotes');
    await promoteBuild(store, 'quotes', releaseName(build.manifest));
    expect(await remotes()).toEqual(['claims']);
    await promote(store, 'quotes', '1.2.0');
    expect(await remotes()).toEqual(['claims', 'quotes']);
    expect(await rollback(store, 'quotes')).toMatch(/^quotes 1\.0\.0-/);
  });

  it('tells who did what, when, from where to where and why', async () => {
    await promote(store, 'quotes', '1.1.0', { force: 'shell 2 is next' });
    await remove(store, 'claims');
    const text = await history(store);
    const lines = text.split('\n');
    expect(lines[0]).toMatch(/^ {2}20\d\d-\d\d-\d\d \d\d:\d\d:\d\d {2}remove {3}claims 1\.0\.0-\w+ \(by .+\)$/);
    expect(lines[1]).toMatch(/promote {2}quotes 1\.0\.0-\w+ -> 1\.1\.0-\w+ \(by .+, forced: shell 2 is next\)$/);
    expect(text).toMatch(/^ {6}- .*contract 2/m);
    expect(text).toMatch(/promote {2}quotes 1\.0\.0-\w+ \(by .+, commit 01234567-dirty\)$/m);
    expect((await history(store, 'claims')).split('\n')).toHaveLength(2);
    expect(await history(store, 'offers')).toBe('Nothing has happened to offers');
    const records = JSON.parse(await history(store, 'quotes', { json: true }));
    expect(records[0]).toEqual({
      revision: 4,
      at: expect.any(String),
      by: promotedBy(),
      name: 'quotes',
      action: 'promote',
      from: expect.stringMatching(/^1\.0\.0-/),
      to: expect.stringMatching(/^1\.1\.0-/),
      reason: 'shell 2 is next',
      problems: [expect.any(String), expect.any(String)].slice(0, records[0].problems.length),
    });
  });
});

it.each([
  [{ MFE_USER: 'quotes-team', GITHUB_ACTOR: 'ci' }, 'quotes-team'],
  [{ GITHUB_ACTOR: 'ci' }, 'ci'],
  [{ GITLAB_USER_LOGIN: 'gitlab-ci' }, 'gitlab-ci'],
  [{}, os.userInfo().username],
])('with %j changes are by %s', (env, name) => {
  expect(promotedBy(env)).toBe(name);
});

it('refuses to promote into a store of which no installation is known', async () => {
  const { store, close } = openLocal();
  await publishRelease(store, fakeBuild());
  await expect(promote(store, 'quotes', '1.0.0')).rejects.toThrow('start the installation once with this store');
  await close();
});

describe('a bucket', () => {
  it('says what is missing or refused', async () => {
    expect(() => new S3Store('s3://bucket', {})).toThrow('AWS_ACCESS_KEY_ID is not set');
    const s3 = await startFakeS3();
    const stranger = new S3Store('s3://bucket', {
      AWS_ENDPOINT_URL: s3.url,
      AWS_ACCESS_KEY_ID: 'other',
      AWS_SECRET_ACCESS_KEY: 'x',
    });
    await expect(stranger.read('registry.json')).rejects.toThrow('s3://bucket answered 403 to GET registry.json');
    await s3.stop();
  });

  it('gives files their type and caching, and goes on where an upload was interrupted', async () => {
    const s3 = await startFakeS3();
    const store = new S3Store('s3://bucket', {
      AWS_ENDPOINT_URL: s3.url,
      AWS_ACCESS_KEY_ID: 'test-key',
      AWS_SECRET_ACCESS_KEY: 'test-secret',
    });
    const build = fakeBuild();
    const folder = `mfe/quotes/${releaseName(build.manifest)}`;
    await noteInstallation(store, { ...INSTALLATION, ...PROVIDED });
    await store.create(`${folder}/js/start.js`, 'start()');
    expect(await store.releases()).toEqual([]);
    await publishRelease(store, build);
    await promote(store, 'quotes', '1.0.0');
    expect(s3.objects.get(`${folder}/remoteEntry.js`)!.headers).toEqual({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(s3.objects.get('registry.json')!.headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    });
    expect(s3.requests.findLast((line) => line.includes(folder) && line.startsWith('PUT'))).toContain(
      'mfe.manifest.json',
    );
    await s3.stop();
  });
});
