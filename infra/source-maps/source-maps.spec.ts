import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseName } from '../mfe/release-name.mjs';
import { fakeBuild, fakeShell, writeBuild } from '../mfe/testing/build.mjs';
import { artifactBundle } from './bundle.mjs';
import { buildOf } from './builds.mjs';
import { startFakeErrorService } from './testing/fake-error-service.mjs';
import { targetOf, uploadBundle } from './upload.mjs';

const OWN = { SENTRY_ORG: 'acme', SENTRY_PROJECT: 'browser', SENTRY_AUTH_TOKEN: 'secret' };

describe('source maps on their way to the error service', () => {
  let root: string;
  let service: Awaited<ReturnType<typeof startFakeErrorService>>;

  beforeEach(async () => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-maps-'));
    service = await startFakeErrorService({ token: 'secret', org: 'acme' });
  });
  afterEach(async () => {
    await service.stop();
    fs.rmSync(root, { recursive: true });
  });

  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const upload = async (name: string, env: Record<string, string> = {}) => {
    const target = targetOf({ ...OWN, SENTRY_URL: service.url, ...env });
    const build = buildOf(root, name);
    await uploadBundle(target, build.release, artifactBundle(build, target), { pollMs: 1 });
  };

  it('a remote: under the release of its reports and the addresses of its release folder', async () => {
    const build = fakeBuild({ version: '1.4.0' });
    writeBuild(path.join(root, 'mfe-quotes/dist'), build);
    await upload('quotes');
    const address = `~/mfe/quotes/${releaseName(build.manifest)}`;
    const [bundle] = service.bundles;
    expect(bundle).toMatchObject({ version: 'quotes@1.4.0', projects: ['browser'] });
    expect(bundle.files).toMatchObject({ 'files/_/_/remoteEntry.js': 'first', 'files/_/_/remoteEntry.js.map': '{}' });
    expect(JSON.parse(bundle.files['manifest.json'])).toEqual({
      org: 'acme',
      project: 'browser',
      release: 'quotes@1.4.0',
      files: {
        'files/_/_/remoteEntry.js': {
          type: 'minified_source',
          url: `${address}/remoteEntry.js`,
          headers: { sourcemap: 'remoteEntry.js.map' },
        },
        'files/_/_/remoteEntry.js.map': { type: 'source_map', url: `${address}/remoteEntry.js.map`, headers: {} },
      },
    });
  });

  it('the shell: under the addresses of its release folder, in as many chunks as it takes', async () => {
    const large = randomBytes(30_000).toString('hex');
    const build = fakeShell({ version: '0.3.0' });
    writeBuild(path.join(root, 'shell/dist'), build);
    write('shell/dist/js/main.js.map', large);
    await upload('shell');
    const [{ version, files }] = service.bundles;
    expect(version).toBe('shell@0.3.0');
    expect(Object.keys(files).sort()).toEqual(['files/_/_/js/main.js', 'files/_/_/js/main.js.map', 'manifest.json']);
    expect(files['files/_/_/js/main.js.map']).toBe(large);
    const url = `~/mfe/shell/${releaseName(build.manifest)}/js/main.js`;
    expect(JSON.parse(files['manifest.json']).files['files/_/_/js/main.js'].url).toBe(url);
  });

  it('equal builds make equal bundles', () => {
    writeBuild(path.join(root, 'mfe-quotes/dist'), fakeBuild());
    const bundle = () => artifactBundle(buildOf(root, 'quotes'), { org: 'acme', project: 'browser' });
    expect(bundle().equals(bundle())).toBe(true);
  });

  it('says what is wrong', async () => {
    writeBuild(path.join(root, 'mfe-quotes/dist'), fakeBuild());
    expect(() => targetOf({ ...OWN, SENTRY_PROJECT: '' })).toThrow('SENTRY_PROJECT is not set');
    await expect(upload('nothing')).rejects.toThrow('Usage: npm run source-maps -- <shell|quotes>');
    await expect(upload('quotes', { SENTRY_AUTH_TOKEN: 'wrong' })).rejects.toThrow('answered 401');
    service.answer = { state: 'error', detail: 'unreadable' };
    await expect(upload('quotes')).rejects.toMatchObject({
      message: expect.stringContaining('could not read the bundle of quotes@1.0.0'),
      details: 'unreadable',
    });
    service.answer = { state: 'assembling' };
    await expect(upload('quotes')).rejects.toThrow('has not taken the bundle');
    expect(service.bundles).toEqual([]);
  });
});
