import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promote } from './mfe/commands.mjs';
import { LocalStore } from './mfe/local-store.mjs';
import { releaseName } from './mfe/release-name.mjs';
import { fakeBuild, writeBuild } from './mfe/testing/build.mjs';
import { publish } from './publish.mjs';

describe('publishing front ends at a start', () => {
  let root: string;
  let www: string;

  const build = (options: Parameters<typeof fakeBuild>[0]) =>
    writeBuild(path.join(root, 'mfe-quotes/dist'), fakeBuild(options));
  const registry = () => JSON.parse(fs.readFileSync(path.join(www, 'registry.json'), 'utf8'));
  const releases = () => fs.readdirSync(path.join(www, 'mfe/quotes')).sort();

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-publish-'));
    www = path.join(root, '.lading/www');
    fs.mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
    fs.writeFileSync(path.join(root, 'shell/dist/index.html'), '<!doctype html>');
    fs.writeFileSync(path.join(root, 'shell/dist/main.js.map'), '{}');
    build({ version: '0.3.1' });
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('puts the shell, every area and the registry where they are served, without source maps', async () => {
    await publish(root, www);
    const [release] = releases();
    expect(release).toBe(releaseName(fakeBuild({ version: '0.3.1' }).manifest));
    expect(fs.readFileSync(path.join(www, 'shell/index.html'), 'utf8')).toBe('<!doctype html>');
    expect(fs.readdirSync(path.join(www, 'shell'))).toEqual(['index.html']);
    expect(fs.readdirSync(path.join(www, 'mfe/quotes', release!)).sort()).toEqual([
      'js',
      'mfe.manifest.json',
      'mfe.manifest.json.br',
      'remoteEntry.js',
      'remoteEntry.js.br',
      'remoteEntry.js.gz',
    ]);
    expect(registry().remotes).toMatchObject([
      { name: 'quotes', entry: `/mfe/quotes/${release}/remoteEntry.js`, enabled: true },
    ]);
  });

  it('puts areas and the registry into another store, the shell into the static folder', async () => {
    const store = path.join(root, 'store');
    await publish(root, www, new LocalStore(store));
    expect(fs.readdirSync(www)).toEqual(['shell']);
    const live = JSON.parse(fs.readFileSync(path.join(store, 'registry.json'), 'utf8'));
    expect(live.remotes).toMatchObject([{ name: 'quotes', version: '0.3.1' }]);
    expect(fs.existsSync(path.join(store, live.remotes[0].entry))).toBe(true);
  });

  it('notes in the store what the installation provides, by which releases are checked', async () => {
    await publish(root, www);
    expect(await promote(new LocalStore(www), 'quotes', '0.3.1', { dryRun: true })).toContain('can go live');
    const provided = JSON.parse(fs.readFileSync(path.join(www, 'installation.json'), 'utf8'));
    const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
    expect(provided).toEqual({
      contract: version,
      api: version,
      ui: version,
      react: version,
      router: version,
      lingui: version,
    });
  });

  it('keeps an earlier release for pages that are open and points the registry to the new one', async () => {
    await publish(root, www);
    build({ version: '0.4.0' });
    await publish(root, www);
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
    await publish(root, www);
    expect(registry().remotes).toMatchObject([{ version: '0.3.1' }]);
  });

  it('says so when an area was not built, or not wholly', async () => {
    fs.writeFileSync(path.join(root, 'mfe-quotes/dist/remoteEntry.js'), 'half');
    await expect(publish(root, www)).rejects.toThrow('does not match its manifest');
    fs.rmSync(path.join(root, 'mfe-quotes/dist'), { recursive: true });
    await expect(publish(root, www)).rejects.toThrow('contains no build');
  });
});
