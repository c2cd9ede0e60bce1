import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../storage/file-store.js';
import { HEADER } from './archive/backup-folder.js';

/** Start of the name of a backup that is being written, or was interrupted. */
export const UNFINISHED = '.unfinished-';

const NAME = /^lading-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const DAY_MS = 86_400_000;

/** How many backups are kept. Both limits apply; the newest one always stays. */
export interface Keep {
  /** Number of backups. */
  count?: number;
  days?: number;
}

/** Like `lading-20261126T213000Z`. */
export function backupName(at: Date): string {
  return `lading-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/** Deletes complete backups beyond the limits, and interrupted ones after a day. Other files of the folder stay. Returns the deleted names. */
export async function deleteOldBackups(folder: string, keep: Keep, now: Date): Promise<string[]> {
  const names = await readdir(folder);
  const old = [...beyond(names, keep, now), ...(await interrupted(folder, names, now))];
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}

/** Like `deleteOldBackups`, among the objects of a bucket. A backup there without its header was interrupted, or is being written. */
export async function deleteOldBackupsInBucket(store: FileStore, keep: Keep, now: Date): Promise<string[]> {
  const complete = new Map<string, boolean>();
  for await (const { key } of store.list()) {
    const [name = '', part] = key.split('/');
    if (NAME.test(name)) complete.set(name, complete.get(name) === true || part === HEADER);
  }
  const names = [...complete.keys()];
  const old = [
    ...beyond(
      names.filter((name) => complete.get(name)),
      keep,
      now,
    ),
    ...names.filter((name) => !complete.get(name) && madeAt(name) < now.getTime() - DAY_MS),
  ];
  for (const name of old) {
    // First the header, so that what is left of an interrupted deletion is no complete backup.
    await store.remove(`${name}/${HEADER}`);
    await store.remove(name);
  }
  return old;
}

function beyond(names: readonly string[], { count = Infinity, days = Infinity }: Keep, now: Date): string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const oldest = now.getTime() - days * DAY_MS;
  return newestFirst.filter((name, index) => index > 0 && (index >= count || madeAt(name) < oldest));
}

function madeAt(name: string): number {
  return Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'));
}

async function interrupted(folder: string, names: readonly string[], now: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of names.filter((one) => one.startsWith(UNFINISHED)))
    if ((await stat(join(folder, name))).mtimeMs < now.getTime() - DAY_MS) old.push(name);
  return old;
}
