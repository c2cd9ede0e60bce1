import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startFakeS3 } from '../../../infra/mfe/testing/fake-s3.mjs';
import { Config, loadConfig } from '../../src/config/config.js';
import { CompanyExportJob } from '../../src/modules/companies/data/company-export.job.js';
import { Clock } from '../../src/platform/clock.js';
import { createFileStore } from '../../src/platform/storage/create-file-store.js';
import { FileCheck, type FileFault } from '../../src/platform/storage/file-check.js';
import { FileReferences } from '../../src/platform/storage/file-references.js';
import { FileStore } from '../../src/platform/storage/file-store.js';
import { migrateFiles } from '../../src/platform/storage/migrate-files.js';
import { bookShipment } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { PNG, upload } from '../support/uploads.js';

const SLOW = 60_000;
let app: TestApp;
let owner: SignedIn;
let shipmentId: string;

/** A company with every kind of stored file: generated and uploaded documents, a logo, an export. */
beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  ({ shipmentId } = await bookShipment(owner));
  await upload(owner, shipmentId, PNG, { name: 'pod.png' });
  const logo = new FormData();
  logo.set('file', new Blob([PNG]), 'logo.png');
  await owner.client.request('PUT', '/api/v1/company/logo', { body: logo });
  await owner.client.post('/api/v1/company/exports', {});
  await app.get(CompanyExportJob).run();
  await app.deliverOutbox();
}, SLOW);
afterAll(() => app.close());

async function check(options: { removeOrphans?: boolean; graceMs?: number; companyIds?: string[] } = {}) {
  const faults: FileFault[] = [];
  const given = { companyIds: [owner.companyId], graceMs: 0, removeOrphans: false, ...options };
  // The times of files are real ones.
  const fileCheck = new FileCheck(app.get(FileStore), app.get(FileReferences), new Clock());
  const read = await fileCheck.run({ ...given, report: (fault) => faults.push(fault) });
  return { read, faults };
}

const keys = async (store: FileStore = app.get(FileStore)): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.toSorted();
};

describe('the check of files', () => {
  it('knows what every file belongs to', async () => {
    const stored = await keys();
    expect(stored.map((key) => key.replace(/.*\/([a-z]+).*/, '$1')).toSorted()).toEqual(['bol', 'cex', 'doc', 'logo']);
    expect(await check()).toEqual({ read: 4, faults: [] });
  });

  it('finds altered and missing files with their owners', async () => {
    const store = app.get(FileStore);
    const altered = (await keys()).find((key) => key.includes('bol-'))!;
    const missing = (await keys()).find((key) => key.includes('doc_'))!;
    const [before, gone] = [await store.read(altered), await store.read(missing)];
    await store.write(altered, Buffer.from('altered'));
    await store.remove(missing);
    expect((await check()).faults).toEqual([
      { kind: 'altered', key: altered, owner: expect.stringMatching(/^document doc_/) },
      { kind: 'missing', key: missing, owner: expect.stringMatching(/^document doc_/) },
    ]);
    await store.write(altered, before);
    await store.write(missing, gone);
  });

  it('lists files to which nothing refers, and removes them after the grace period only', async () => {
    const store = app.get(FileStore);
    const orphans = [`${owner.companyId}/shp_gone/doc_1`, 'cmp_erased/doc_1'];
    for (const key of orphans) await store.write(key, Buffer.from('x'));
    expect((await check({ graceMs: 60_000, removeOrphans: true })).faults).toEqual([]);
    await delay(5);
    expect((await check()).faults).toEqual(orphans.map((key) => ({ kind: 'orphan', key, owner: null })));
    expect((await check({ removeOrphans: true })).faults).toEqual(
      orphans.map((key) => ({ kind: 'removed', key, owner: null })),
    );
    expect(await check()).toEqual({ read: 4, faults: [] });
  });
});

describe('moving files to a bucket and back', () => {
  it('copies each file once, verifies it, and repeats without harm', async () => {
    const s3 = await startFakeS3();
    const { storageDirectory } = app.get(Config);
    const [folder, bucket] = [
      app.get(FileStore),
      createFileStore(
        loadConfig({ DATABASE_URL: app.database.url, STORAGE_BUCKET: 's3://bucket/files', ...s3.environment }),
      ),
    ];
    try {
      await writeFile(join(storageDirectory, 'incoming', 'unfinished-upload'), 'x');
      const stored = await keys();
      expect(await migrateFiles(folder, bucket, { verify: false })).toMatchObject({
        copied: 4,
        kept: 0,
        different: [],
      });
      expect(await keys(bucket)).toEqual(stored);
      for (const key of stored) expect(await bucket.sha256(key)).toBe(await folder.sha256(key));

      expect(await migrateFiles(folder, bucket, { verify: true })).toEqual({
        copied: 0,
        kept: 4,
        bytes: 0,
        different: [],
      });
      await bucket.remove(stored[0]!);
      const damaged = await bucket.read(stored[1]!);
      await bucket.write(stored[1]!, Buffer.alloc(damaged.length));
      expect(await migrateFiles(folder, bucket, { verify: true })).toMatchObject({ copied: 2, kept: 2 });

      await folder.remove(owner.companyId);
      expect(await migrateFiles(bucket, folder, { verify: false })).toMatchObject({ copied: 4, different: [] });
      expect(await check()).toEqual({ read: 4, faults: [] });
    } finally {
      await s3.stop();
    }
  });
});
