import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFileStore } from '../storage/local-file-store.js';
import { backupName, deleteOldBackups, deleteOldBackupsInBucket, type Keep } from './backup-names.js';

const NOW = new Date('2026-11-26T21:30:05.250Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const BACKUPS = [0, 1, 2, 9].map((days) => backupName(daysAgo(days)));

describe('old backups', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lading-backups-'));
    for (const name of [...BACKUPS, 'lading-of-operator', '.unfinished-old', '.unfinished-new'])
      mkdirSync(join(folder, name));
    utimesSync(join(folder, '.unfinished-old'), daysAgo(2), daysAgo(2));
    utimesSync(join(folder, '.unfinished-new'), NOW, NOW);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const left = async (keep: Keep) => {
    await deleteOldBackups(folder, keep, NOW);
    return readdirSync(folder).filter((name) => BACKUPS.includes(name)).length;
  };

  it.each<[Keep, number]>([
    [{}, 4],
    [{ count: 2 }, 2],
    [{ count: 9 }, 4],
    [{ days: 3 }, 3],
    [{ count: 2, days: 3 }, 2],
  ])('%j keeps %d', async (keep, count) => {
    expect(await left(keep)).toBe(count);
  });

  it('are deleted from the oldest one, and the newest one always stays', async () => {
    await deleteOldBackups(folder, { count: 1 }, new Date('2030-01-01T00:00:00.000Z'));
    expect(await left({ days: 1 })).toBe(1);
    expect(readdirSync(folder)).toContain(BACKUPS[0]);
  });

  it('go with interrupted ones of the day before, and nothing else', async () => {
    expect(await deleteOldBackups(folder, {}, NOW)).toEqual(['.unfinished-old']);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['lading-of-operator', '.unfinished-new']));
  });
});

describe('old backups in a bucket', () => {
  const INTERRUPTED = [1.5, 0.5].map((days) => backupName(daysAgo(days)));
  let folder: string;
  let store: LocalFileStore;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lading-backups-'));
    store = new LocalFileStore(folder);
    for (const name of [...BACKUPS, 'of-operator']) {
      await store.write(`${name}/files/cmp_1/doc_1.pdf`, Buffer.from('x'));
      await store.write(`${name}/backup.json`, Buffer.from('{}'));
    }
    for (const name of INTERRUPTED) await store.write(`${name}/database/quote.jsonl.gz`, Buffer.from('x'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const left = async (keep: Keep): Promise<Set<string>> => {
    await deleteOldBackupsInBucket(store, keep, NOW);
    const names = new Set<string>();
    for await (const { key } of store.list()) names.add(key.split('/', 1).join());
    return names;
  };

  it('go with all their objects, and so do those interrupted more than a day ago', async () => {
    expect(await left({ count: 2 })).toEqual(new Set([...BACKUPS.slice(0, 2), INTERRUPTED[1], 'of-operator']));
  });

  it('stay without a limit', async () => {
    expect(await left({})).toEqual(new Set([...BACKUPS, INTERRUPTED[1], 'of-operator']));
  });
});
