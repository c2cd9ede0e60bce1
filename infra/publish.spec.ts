import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promote } from './mfe/commands.mjs';
import { LocalStore } from './mfe/local-store.mjs';
import { releaseName } from './mfe/release-name.mjs';
import { fakeBuild, fakeShell, writeBuild } from './mfe/testing/build.mjs';
import { publish } from './publish.mjs';

describe('publishing front ends at a start', () => {
  let root: string;
  let www: string;

  const buildShell = (options?: Parameters<typeof fakeShell>[0]) =>
    writeBuild(path.join(root, 'shell/dist'), fakeShell(options));
  const build = (options: Parameters<typeof fakeBuild>[0]) =>
    writeBuild(path.join(root, 'mfe-quotes/dist'), fakeBuild(options));
  const registry = () => JSON.parse(fs.readFileSync(path.join(www, 'registry.json'), 'utf8'));
  const releases = () => fs.readdirSync(path.join(www, 'mfe/quotes')).sort();

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-publish-'));
    www = path.join(root, '.lading/www');
    buildShell();
    build({ version: '0.3.1' });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('puts the shell, every remote and the registry into the store, without source maps', async () => {
    await publish(root, new LocalStore(www));
    const [release] = releases();
    expect(release).toBe(releaseName(fakeBuild({ version: '0.3.1' }).manifest));
    expect(fs.readdirSync(path.join(www, 'mfe/quotes', release!)).sort()).toEqual([
      'js',
      'mfe.manifest.json',
      'mfe.manifest.json.br',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
    const shell = releaseName(fakeShell().manifest);
    expect(fs.readdirSync(path.join(www, 'mfe/shell', shell)).sort()).toEqual([
      'css',
      'index.html',
      'js',
      'shell.manifest.json',
    ]);
    expect(fs.readdirSync(path.join(www, 'mfe/shell', shell, 'js'))).not.toContain('main.js.map');
    expect(registry().shell).toMatchObject({ name: 'shell', release: shell, version: '0.1.0' });
    expect(registry().shell.files).toBeUndefined();
    expect(registry().remotes).toMatchObject([
      { name: 'quotes', entry: `/mfe/quotes/${release}/remoteEntry.js`, enabled: true },
    ]);
  });

  it('keeps every file of the earlier shell for pages that are open', async () => {
    await publish(root, new LocalStore(www));
    const before = releaseName(fakeShell().manifest);
    fs.rmSync(path.join(root, 'shell/dist'), { recursive: true });
    buildShell({ code: 'second' });
    await publish(root, new LocalStore(www));
    expect(registry().shell.release).toBe(releaseName(fakeShell({ code: 'second' }).manifest));
    expect(fs.readFileSync(path.join(www, 'mfe/shell', before, 'js/later.first.js'), 'utf8')).toBe('later(first)');
  });

  it('keeps the shell of an installation of the previous version for its open pages, and its registry', async () => {
    fs.mkdirSync(path.join(www, 'shell/js'), { recursive: true });
    fs.writeFileSync(path.join(www, 'shell/js/latest.0123456789.js'), 'latest()');
    const { manifest } = fakeBuild({ name: 'claims', version: '0.2.0' });
    const claims = { ...manifest, entry: '/mfe/claims/0.2.0-0123456789ab/remoteEntry.js', enabled: false };
    fs.writeFileSync(path.join(www, 'registry.json'), JSON.stringify({ revision: 1, remotes: [claims] }));
    const record = {
      revision: 1,
      at: '2026-11-01T00:00:00.000Z',
      area: 'claims',
      action: 'disable',
      remotes: [claims],
    };
    fs.mkdirSync(path.join(www, 'history'));
    fs.writeFileSync(path.join(www, 'history/00000001.json'), JSON.stringify(record));
    await publish(root, new LocalStore(www));
    expect(registry()).toMatchObject({
      revision: 3,
      shell: { version: '0.1.0' },
      remotes: [claims, { name: 'quotes' }],
    });
    expect(fs.readFileSync(path.join(www, 'shell/js/latest.0123456789.js'), 'utf8')).toBe('latest()');
  });

  it('notes in the store what the installation provides, by which releases are checked', async () => {
    await publish(root, new LocalStore(www));
    expect(await promote(new LocalStore(www), 'quotes', '0.3.1', { dryRun: true })).toContain('can go live');
    const provided = JSON.parse(fs.readFileSync(path.join(www, 'installation.json'), 'utf8'));
    expect(provided).toEqual({ api: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('keeps an earlier release for pages that are open and points the registry to the new one', async () => {
    await publish(root, new LocalStore(www));
    build({ version: '0.4.0' });
    await publish(root, new LocalStore(www));
    expect(releases()).toHaveLength(2);
    expect(registry().remotes).toMatchObject([{ version: '0.4.0' }]);
  });

  it('replaces a registry of before there was a history', async () => {
    fs.mkdirSync(www, { recursive: true });
    const { manifest } = fakeBuild({ version: '0.2.0' });
    fs.writeFileSync(
      path.join(www, 'registry.json'),
      JSON.stringify({ remotes: [{ ...manifest, entry: '/mfe/quotes/0.2.0-abc/remoteEntry.js', enabled: true }] }),
    );
    await publish(root, new LocalStore(www));
    expect(registry().remotes).toMatchObject([{ version: '0.3.1' }]);
  });

  it('says so when a remote was not built, or not wholly', async () => {
    fs.writeFileSync(path.join(root, 'mfe-quotes/dist/remoteEntry.js'), 'half');
    await expect(publish(root, new LocalStore(www))).rejects.toThrow('does not match its manifest');
    fs.rmSync(path.join(root, 'mfe-quotes/dist'), { recursive: true });
    await expect(publish(root, new LocalStore(www))).rejects.toThrow('contains no build');
  });
});
