import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY_UMASK = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;

/** From here on, every file that the process creates is 0600 and every folder 0700, whoever creates it: streams, uploads, libraries. */
export function restrictNewFiles(): void {
  process.umask(OWNER_ONLY_UMASK);
}

/**
 * Makes a folder and everything in it readable by its owner only. A folder that is 0700 already is left alone with its contents; it gets
 * that mode last, so that an interrupted run is done again.
 */
export async function restrictExisting(folder: string): Promise<void> {
  if (((await lstat(folder)).mode & PERMISSIONS) === FOLDER_MODE) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await restrictExisting(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
  await chmod(folder, FOLDER_MODE);
}
