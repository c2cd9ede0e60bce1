import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
