import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectGarbage, history, list, promote, publishRelease, rollback } from './commands.mjs';
import { Guard } from './guard.mjs';
import { noteInstallation } from './installation.mjs';
import { LocalStore } from './local-store.mjs';
import { releaseName } from './release-name.mjs';
import { fakeBuild, INSTALLATION, PROVIDED } from './testing/build.mjs';

const OLD = fakeBuild({ version: '1.4.0' });
const NEW = fakeBuild({ version: '1.5.0', code: 'second' });
const [oldRelease, newRelease] = [OLD, NEW].map(({ manifest }) => releaseName(manifest)) as [string, string];

describe('rollout', () => {
  let folder: string;
  let store: LocalStore;

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lading-rollout-'));
    store = new LocalStore(folder);
    await noteInstallation(store, { ...INSTALLATION, ...PROVIDED });
    for (const build of [OLD, NEW]) await publishRelease(store, build);
    await promote(store, 'quotes', '1.4.0');
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const quotes = async () => {
    const { remotes } = JSON.parse((await store.read('registry.json'))!.text);
    const { entry, canary } = remotes.find(({ name }: { name: string }) => name === 'quotes');
    return { live: entry.split('/')[3], canary: canary && { ...canary, release: canary.release.entry.split('/')[3] } };
  };
  const newest = async () => JSON.parse(await history(store, 'quotes', { json: true }))[0];

  describe('a canary', () => {
    const rules = { percent: 10, companies: ['cmp_1'], optIn: true };

    it('is in the registry beside the live release', async () => {
      expect(await promote(store, 'quotes', '1.5.0', { rules })).toBe(
        `quotes ${newRelease} is a canary for 10% of the users, the companies cmp_1, users who asked for early releases`,
      );
      expect(await quotes()).toEqual({ live: oldRelease, canary: { release: newRelease, ...rules } });
      expect(await newest()).toMatchObject({ action: 'canary', from: oldRelease, to: newRelease, rules });
      expect(await list(store)).toMatch(new RegExp(`% ${newRelease}.*for 10% of the users`));
    });

    it('becomes the live release when it is promoted', async () => {
      await promote(store, 'quotes', '1.5.0', { rules });
      await promote(store, 'quotes', '1.5.0');
      expect(await quotes()).toEqual({ live: newRelease, canary: undefined });
      await rollback(store, 'quotes');
      expect(await quotes()).toEqual({ live: oldRelease, canary: undefined });
    });

    it('ends with a rollback; the live release stays', async () => {
      await promote(store, 'quotes', '1.5.0', { rules });
      expect(await rollback(store, 'quotes')).toBe(
        `The canary ${newRelease} of quotes is over, ${oldRelease} is live for everyone`,
      );
      expect(await quotes()).toEqual({ live: oldRelease, canary: undefined });
    });

    it('gets other rules', async () => {
      await promote(store, 'quotes', '1.5.0', { rules });
      await promote(store, 'quotes', '1.5.0', { rules: { percent: 50 } });
      expect(await quotes()).toEqual({ live: oldRelease, canary: { release: newRelease, percent: 50 } });
    });

    it('is checked like every release', async () => {
      await publishRelease(store, fakeBuild({ version: '1.6.0', changes: { contract: 2 } }));
      await expect(promote(store, 'quotes', '1.6.0', { rules })).rejects.toThrow('was not promoted');
      await expect(promote(store, 'quotes', '1.4.0', { rules })).rejects.toThrow('is live for everyone already');
      expect(await quotes()).toEqual({ live: oldRelease, canary: undefined });
    });

    it('keeps its paths from other remotes, and its files from gc', async () => {
      await publishRelease(store, fakeBuild({ version: '1.7.0', code: 'third', basePaths: ['/quotes', '/spot'] }));
      await publishRelease(store, fakeBuild({ name: 'spot', version: '1.0.0' }));
      await promote(store, 'quotes', '1.7.0', { rules });
      await expect(promote(store, 'spot', '1.0.0')).rejects.toThrow('/spot belongs to quotes');
      await collectGarbage(store, Date.now() + 365 * 86_400_000);
      expect((await store.releases()).map(({ release }) => release)).toContain((await quotes()).canary.release);
    });
  });

  describe('the guard', () => {
    const said: string[] = [];
    let now: number;
    let metrics: Record<string, string>;

    beforeEach(() => {
      now = Date.now();
      metrics = {};
      said.length = 0;
    });
    const watch = (...apis: string[]) =>
      new Guard({
        store,
        apis: apis.length > 0 ? apis : ['http://api'],
        budget: 2,
        minimum: 50,
        read: async (api: string) => {
          if (metrics[api] === undefined) throw new Error('connection refused');
          return metrics[api];
        },
        now: () => now,
        log: (line: string) => said.push(line),
      });
    const count = (build: string, views: number, errors: number) =>
      [
        `lading_remote_views_total{remote="quotes",build="${build}"} ${views}`,
        `lading_remote_errors_total{remote="quotes",build="${build}"} ${errors}`,
      ].join('\n');

    it('rolls back a release that exceeds its error budget, and records why', async () => {
      await promote(store, 'quotes', '1.5.0');
      const guard = watch();
      metrics['http://api'] = [count(oldRelease, 1_000, 5), count(newRelease, 49, 20)].join('\n');
      expect(await guard.check()).toEqual([]);
      metrics['http://api'] = [count(oldRelease, 1_000, 5), count(newRelease, 60, 24)].join('\n');
      await guard.check();
      expect(await quotes()).toEqual({ live: oldRelease, canary: undefined });
      const because = '40.0% errors (24 errors and 0 failed loads in 60 views), budget 2%, 0.5% before';
      expect(await newest()).toMatchObject({ action: 'rollback', from: newRelease, to: oldRelease, because });
      expect(said).toEqual([expect.stringContaining(because)]);
      expect(await history(store, 'quotes')).toContain(because);
    });

    it('does not roll back what it restored', async () => {
      await promote(store, 'quotes', '1.5.0');
      const guard = watch();
      metrics['http://api'] = [count(oldRelease, 100, 40), count(newRelease, 100, 90)].join('\n');
      await guard.check();
      metrics['http://api'] = [count(oldRelease, 200, 140), count(newRelease, 100, 90)].join('\n');
      expect(await guard.check()).toEqual([]);
      expect((await quotes()).live).toBe(oldRelease);
    });

    it('ends a canary, and adds up all replicas', async () => {
      await promote(store, 'quotes', '1.5.0', { rules: { percent: 10 } });
      const guard = watch('http://one', 'http://two');
      metrics = { 'http://one': count(newRelease, 30, 1), 'http://two': count(newRelease, 30, 4) };
      await guard.check();
      expect(await quotes()).toEqual({ live: oldRelease, canary: undefined });
      expect(await newest()).toMatchObject({ action: 'end-canary', because: expect.stringContaining('5 errors') });
    });

    it('keeps a release within its budget, and one that is no worse than the former', async () => {
      await promote(store, 'quotes', '1.5.0');
      const guard = watch();
      metrics['http://api'] = [count(oldRelease, 1_000, 100), count(newRelease, 100, 19)].join('\n');
      expect(await guard.check()).toEqual([]);
      metrics['http://api'] = [count(oldRelease, 1_000, 100), count(newRelease, 200, 19)].join('\n');
      expect(await guard.check()).toEqual([]);
      expect((await quotes()).live).toBe(newRelease);
    });

    it('judges by the last half hour', async () => {
      await promote(store, 'quotes', '1.5.0');
      const guard = watch();
      metrics['http://api'] = [count(oldRelease, 1_000, 0), count(newRelease, 5_000, 0)].join('\n');
      await guard.check();
      now += 31 * 60_000;
      metrics['http://api'] = [count(oldRelease, 1_000, 0), count(newRelease, 5_060, 6)].join('\n');
      await guard.check();
      expect((await quotes()).live).toBe(oldRelease);
    });

    it('says once that the counts of an API are missing, and goes on with the others', async () => {
      await promote(store, 'quotes', '1.5.0');
      const guard = watch('http://one', 'http://two');
      metrics['http://one'] = count(newRelease, 10, 1);
      await guard.check();
      await guard.check();
      expect(said).toEqual(['The counts of http://two are missing: connection refused']);
      metrics['http://one'] = count(newRelease, 100, 60);
      await guard.check();
      expect((await quotes()).live).toBe(oldRelease);
    });
  });
});
