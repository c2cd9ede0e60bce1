import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startFakeS3 } from '../../../../infra/mfe/testing/fake-s3.mjs';
import { AnyRows } from '../../../test/support/any-rows.js';
import { signUp } from '../../../test/support/identity.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { emptyDatabase, openDataSource } from '../../../test/support/test-database.js';
import { Config, loadConfig } from '../../config/config.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { Database } from '../database/database.js';
import { DatabaseReadiness } from '../database/health/database-health.js';
import { migrate } from '../database/schema/migrate.js';
import { withDatabase } from '../database/with-database.js';
import { Startup } from '../lifecycle/startup.js';
import { createFileStore } from '../storage/create-file-store.js';
import { backupIn } from './backup-address.js';
import { createBackup } from './create-backup.js';
import { markCompleted, markRestoring, tableNames } from './persistence/restoration.sql.js';
import { asOfOneInstant } from './persistence/table-reader.sql.js';
import { Restorations } from './restorations.js';
import { restoreBackup, verifiedBackup } from './restore-backup.js';

const COMPANY = 'cmp_01JD0000000000000000000001';
const WEBHOOK = 'whk_01JD0000000000000000000001';
const NAME = 'Ärzte \u2028 "quoted" \\ back\tslash \u{1F69A}';
const PASSPHRASE = 'correct horse battery';

let app: TestApp;
let directory: string;
let passphraseFile: string;

const source = (): Config => app.get(Config);
const backupTo = async (name: string, config = source()) => {
  const path = join(directory, name);
  return { path, ...(await createBackup(config, createFileStore(config), path, '0.1.0')) };
};

/** An empty installation with the same SECRET_KEY. */
const target = async (environment: Record<string, string> = {}): Promise<Config> => {
  const folder = await mkdtemp(join(directory, 'target-'));
  const secretKey = await readFile(source().secretKeyFile, 'utf8');
  return loadConfig({
    DATABASE_URL: await emptyDatabase(`lading_restored_${process.env.JEST_WORKER_ID ?? '1'}`),
    LADING_DIR: folder,
    SECRET_KEY: secretKey.trim(),
    ...environment,
  });
};
const restore = (config: Config, path: string, anySecretKey = false) =>
  restoreBackup(config, createFileStore(config), path, { anySecretKey, note: () => undefined });
const tablesOf = (config: Config) => withDatabase(config, tableNames);
const untouched = async (config: Config) => {
  expect(await tablesOf(config)).toEqual([]);
  for await (const { key } of createFileStore(config).list()) throw new Error(`There is ${key}.`);
};
const contents = (config: Config) =>
  asOfOneInstant(dataSourceOptions(config), async (reader) => {
    const rows: Record<string, unknown[]> = {};
    for (const table of await reader.tables()) {
      rows[table.name] = [];
      for await (const row of reader.rows(table)) rows[table.name]!.push(row);
    }
    return rows;
  });
const encrypted = () => loadConfig({ ...sourceEnvironment(), BACKUP_PASSPHRASE_FILE: passphraseFile });
const sourceEnvironment = () => ({ DATABASE_URL: app.database.url, LADING_DIR: join(source().secretKeyFile, '..') });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lading-backup-'));
  passphraseFile = join(directory, 'passphrase');
  await writeFile(passphraseFile, `${PASSPHRASE}\n`);
  app = await startTestApp();
  const { email } = await signUp(app);
  await app.client().post('/api/v1/auth/password-reset', { email });
  await app.deliverOutbox();
  await app.client().post('/api/v1/auth/password-reset', { email });
  const rows = await AnyRows.of(app);
  await rows.insert('company', { id: COMPANY, name: NAME });
  await rows.insert('passkey', { public_key: Buffer.from([0, 255, 39, 92, 10]) });
  await rows.insert('event_feed', { company_id: COMPANY });
  await app.database.database.execute('DELETE FROM event_feed WHERE company_id = ?', [COMPANY]);
  await rows.insert('webhook_delivery', { company_id: COMPANY, webhook_id: WEBHOOK, state: 'waiting' });
  await rows.insert('notification_mail', { company_id: COMPANY, cadence: 'digest', state: 'waiting' });
  const files = createFileStore(source());
  await files.write(`${COMPANY}/doc_1.pdf`, Buffer.alloc(200_000, 'a'));
  await files.write(`${COMPANY}/empty.txt`, Buffer.alloc(0));
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

describe('a backup', () => {
  it('is restored with every row and file; what waited is held back, sessions and links end, and nothing runs until the release', async () => {
    const { path, manifest } = await backupTo('plain');
    const before = await contents(source());
    const config = await target();
    await restore(config, path);
    expect(await contents(config)).toEqual(before);
    expect(manifest.tables.find(({ name }) => name === 'event_feed')?.nextNumber).toBeGreaterThan(1);
    const files = createFileStore(config);
    expect(await files.read(`${COMPANY}/doc_1.pdf`)).toEqual(Buffer.alloc(200_000, 'a'));
    expect(await files.read(`${COMPANY}/empty.txt`)).toEqual(Buffer.alloc(0));

    const dataSource = await openDataSource(config.databaseUrl);
    const database = new Database(dataSource);
    expect(await new DatabaseReadiness(database).problem()).toContain('a restore did not finish');
    const restored = await startTestApp({
      database: {
        url: config.databaseUrl,
        dataSource,
        database,
        truncate: async () => undefined,
        close: () => dataSource.destroy(),
      },
      environment: { SECRET_KEY: config.secretKey!.toString('base64') },
    });
    try {
      const lines = await restored.get(Restorations).complete();
      expect(lines.some((line) => /^Held back [1-9]/.test(line))).toBe(true);
      expect(await new DatabaseReadiness(database).problem()).toBe('');
      await expect(restored.get(Restorations).complete()).rejects.toThrow('There is no restore to finish');
      const count = async (sql: string) => (await database.query(sql)).length;
      expect(await count('SELECT id FROM user_session')).toBeGreaterThan(0);
      expect(await count('SELECT id FROM user_session WHERE revoked_at IS NULL')).toBe(0);
      expect(await count('SELECT id FROM mailed_link')).toBeGreaterThan(0);
      expect(await count('SELECT id FROM mailed_link WHERE ended_at IS NULL')).toBe(0);
      expect(await count(`SELECT id FROM webhook_delivery WHERE state = 'waiting'`)).toBe(0);
      expect(await count(`SELECT user_id FROM notification_mail WHERE state = 'waiting'`)).toBe(0);
      await restored.deliverOutbox();
      expect(await restored.mails()).toEqual([]);

      let started = false;
      const released = restored
        .get(Startup)
        .released()
        .then((value) => (started = value));
      await delay(500);
      expect(started).toBe(false);
      expect(await restored.get(Restorations).release()).toBe(true);
      expect(await released).toBe(true);
      expect(await restored.get(Restorations).release()).toBe(false);
    } finally {
      await restored.close();
    }
  }, 120_000);

  it('has no readable data when it is encrypted, and needs its passphrase', async () => {
    const { path } = await backupTo('encrypted', encrypted());
    const names = await readdir(path, { recursive: true });
    for (const name of names.filter((one) => /\.(enc|json)$/.test(one)))
      expect((await readFile(join(path, name))).includes(COMPANY)).toBe(false);
    const config = await target();
    await expect(restore(config, path)).rejects.toThrow('set BACKUP_PASSPHRASE_FILE');
    const wrong = join(directory, 'wrong');
    await writeFile(wrong, 'another horse battery');
    await expect(restore(await target({ BACKUP_PASSPHRASE_FILE: wrong }), path)).rejects.toThrow(
      'not that of the backup',
    );
    const right = await target({ BACKUP_PASSPHRASE_FILE: passphraseFile });
    await untouched(right);
    await restore(right, path);
    expect(await contents(right)).toEqual(await contents(source()));
  }, 120_000);

  it('is written to a bucket and restored from it, with the same checks', async () => {
    const s3 = await startFakeS3();
    try {
      const environment = { ...sourceEnvironment(), ...s3.environment };
      const config = loadConfig(environment);
      const address = backupIn('s3://bucket/nightly/', 'lading-20261126T213000Z');
      const { manifest } = await createBackup(config, createFileStore(config), address, '0.1.0');
      expect([...s3.objects.keys()]).toContain('nightly/lading-20261126T213000Z/backup.json');
      expect((await verifiedBackup(config, address)).manifest).toEqual(manifest);

      const restored = await target(s3.environment);
      await restore(restored, address);
      expect(await contents(restored)).toEqual(await contents(source()));
      expect(await createFileStore(restored).read(`${COMPANY}/doc_1.pdf`)).toEqual(Buffer.alloc(200_000, 'a'));

      const part = `nightly/lading-20261126T213000Z/files/${COMPANY}/doc_1.pdf`;
      s3.objects.delete(part);
      await expect(verifiedBackup(config, address)).rejects.toThrow(`files/${COMPANY}/doc_1.pdf is missing`);
      s3.objects.delete('nightly/lading-20261126T213000Z/backup.json');
      await expect(verifiedBackup(config, address)).rejects.toThrow('is not a complete backup');
      s3.down = true;
      await expect(verifiedBackup(config, address)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      await expect(verifiedBackup(config, 's3:///x')).rejects.toThrow('must be s3://bucket');
    } finally {
      await s3.stop();
    }
  }, 120_000);

  it.each([false, true])(
    'is refused with one changed or missing byte, and nothing is changed (encrypted: %s)',
    async (seals) => {
      const { path } = await backupTo(`damaged-${seals}`, seals ? encrypted() : source());
      const config = await target(seals ? { BACKUP_PASSPHRASE_FILE: passphraseFile } : {});
      const end = seals ? '.enc' : '';
      const parts = [
        'backup.json',
        `manifest.json.gz${end}`,
        `database/company.jsonl.gz${end}`,
        `files.jsonl.gz${end}`,
        `files/${COMPANY}/doc_1.pdf${end}`,
      ];
      for (const part of parts) {
        const copy = join(directory, 'copy');
        for (const damage of seals ? [flipMiddle] : [flipMiddle, cutEnd, () => null]) {
          await cp(path, copy, { recursive: true });
          const damaged = damage(await readFile(join(copy, part)));
          if (damaged === null) await rm(join(copy, part));
          else await writeFile(join(copy, part), damaged);
          await expect(restore(config, copy)).rejects.toThrow(
            /damaged|format|not that of the backup|not a complete backup/,
          );
          await rm(copy, { recursive: true });
        }
      }
      await untouched(config);
      await verifiedBackup(config, path);
    },
    120_000,
  );

  it('is not restored over anything', async () => {
    const { path } = await backupTo('refused');
    const used = await target();
    await migrate(dataSourceOptions(used));
    await expect(restore(used, path)).rejects.toThrow('Restore into a new, empty database');
    const filled = await target();
    await createFileStore(filled).write('cmp_1/doc_1.pdf', Buffer.from('x'));
    await expect(restore(filled, path)).rejects.toThrow('is not empty: it has cmp_1/doc_1.pdf');
    const busy = await target();
    const other = await openDataSource(busy.databaseUrl);
    await expect(restore(busy, path)).rejects.toThrow('Other processes use the database');
    await other.destroy();
    expect(await tablesOf(busy)).toEqual([]);
  }, 60_000);

  it('is not restored with another SECRET_KEY, unless that is asked for', async () => {
    const { path } = await backupTo('key');
    const config = await target({ SECRET_KEY: Buffer.alloc(32, 7).toString('base64') });
    await expect(restore(config, path)).rejects.toThrow('SECRET_KEY is not the key');
    await untouched(config);
    await restore(config, path, true);
  }, 60_000);

  it('leaves a mark when its restore fails, with which no process starts', async () => {
    const config = await target();
    await markRestoring(dataSourceOptions(config), new Date());
    const { path } = await backupTo('failed');
    await expect(restore(config, path)).rejects.toThrow('Restore into a new, empty database');
    await migrate(dataSourceOptions(config));
    await withDatabase(config, async (database) => {
      expect(await new DatabaseReadiness(database).problem()).toContain('a restore did not finish');
      expect(await database.transaction(markCompleted)).toBe(false);
    });
  }, 60_000);
});

function flipMiddle(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.length >> 1]! ^= 1;
  return changed;
}

function cutEnd(bytes: Buffer): Buffer {
  return bytes.subarray(0, -1);
}
