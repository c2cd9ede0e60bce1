import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY_UMASK = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;

/** Sets the umask: every file that the process, including its libraries, creates from now on is 0600 and every folder 0700. */
export function restrictNewFiles(): void {
  process.umask(OWNER_ONLY_UMASK);
}

/**
 * Makes a folder and its contents readable by their owner only. Skips a folder that is already 0700; the folder's own mode is set last, so an
 * interrupted run is repeated.
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
