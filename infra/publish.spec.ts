import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish, registryEntry, releaseFolder } from './publish.mjs';

const MANIFEST = {
  name: 'quotes',
  contract: 1,
  basePaths: ['/quotes'],
  access: 'signed-in',
  nav: [],
  permissions: ['quote.read'],
  requires: { ui: '^1.0.0', api: 1 },
  version: '0.3.1',
  checksum: 'ab49a3ba5f6336e03a383e5af94b8e6750bbd661a8728b44acd57abf51d9935c',
  entry: 'mf-manifest.json',
};

describe('publishing front ends', () => {
  let root: string;
  let www: string;

  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const build = (manifest: typeof MANIFEST, code: string): void => {
    write('mfe-quotes/dist/mfe.manifest.json', JSON.stringify(manifest));
    write('mfe-quotes/dist/js/area.js', code);
  };

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-publish-'));
    www = path.join(root, '.lading/www');
    write('shell/dist/index.html', '<!doctype html>');
    build(MANIFEST, 'first');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('names the folder of an area after its version and the beginning of its checksum', () => {
    expect(releaseFolder(MANIFEST)).toBe('mfe/quotes/0.3.1-ab49a3ba5f63');
  });

  it('registers the manifest with the path of its entry from the origin', () => {
    expect(registryEntry(MANIFEST)).toEqual({ ...MANIFEST, entry: '/mfe/quotes/0.3.1-ab49a3ba5f63/mf-manifest.json', enabled: true });
  });

  it('puts the shell, every area and the registry where they are served', () => {
    publish(root, www);
    expect(fs.readFileSync(path.join(www, 'shell/index.html'), 'utf8')).toBe('<!doctype html>');
    expect(fs.readFileSync(path.join(www, 'mfe/quotes/0.3.1-ab49a3ba5f63/js/area.js'), 'utf8')).toBe('first');
    expect(JSON.parse(fs.readFileSync(path.join(www, 'registry.json'), 'utf8'))).toEqual({ remotes: [registryEntry(MANIFEST)] });
  });

  it('keeps an earlier release for pages that are open and points the registry to the new one', () => {
    publish(root, www);
    build({ ...MANIFEST, checksum: 'f'.repeat(64) }, 'second');
    const registry = publish(root, www);
    expect(fs.readdirSync(path.join(www, 'mfe/quotes')).sort()).toEqual(['0.3.1-ab49a3ba5f63', '0.3.1-ffffffffffff']);
    expect(registry.remotes.map(({ entry }: { entry: string }) => entry)).toEqual(['/mfe/quotes/0.3.1-ffffffffffff/mf-manifest.json']);
  });

  it('never changes the files of a release that is published', () => {
    publish(root, www);
    build(MANIFEST, 'changed without another checksum');
    publish(root, www);
    expect(fs.readFileSync(path.join(www, 'mfe/quotes/0.3.1-ab49a3ba5f63/js/area.js'), 'utf8')).toBe('first');
  });

  it('says so when an area was not built', () => {
    fs.rmSync(path.join(root, 'mfe-quotes/dist'), { recursive: true });
    expect(() => publish(root, www)).toThrow('holds no build');
  });
});
