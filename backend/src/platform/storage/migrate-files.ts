import type { FileStore, StoredObject } from './file-store.js';
import { FileMissing } from './storage-errors.js';

const AT_ONCE = 8;

export interface MigratedFiles {
  copied: number;
  /** Files that the target had already. */
  kept: number;
  /** Bytes of the copied files. */
  bytes: number;
  /** Keys of files whose copy differs. */
  different: string[];
}

/**
 * Copies all files to another store and reads each copy back to compare its SHA-256. Files never change under their key, so a file that the target
 * has with the same size is not copied again; `verify` compares its SHA-256 as well.
 */
export async function migrateFiles(
  from: FileStore,
  to: FileStore,
  { verify }: { verify: boolean },
): Promise<MigratedFiles> {
  const result: MigratedFiles = { copied: 0, kept: 0, bytes: 0, different: [] };
  let present = new Map<string, number>();
  let company = '';
  let batch: StoredObject[] = [];
  const finish = async (): Promise<void> => {
    await Promise.all(batch.map((file) => migrateFile(from, to, file, present.get(file.key), verify, result)));
    batch = [];
  };
  for await (const file of from.list()) {
    const [owner = ''] = file.key.split('/', 1);
    if (owner !== company) {
      await finish();
      company = owner;
      present = await sizesIn(to, company);
    }
    batch.push(file);
    if (batch.length === AT_ONCE) await finish();
  }
  await finish();
  return result;
}

async function sizesIn(store: FileStore, company: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of store.list(company)) sizes.set(key, size);
  return sizes;
}

async function migrateFile(
  from: FileStore,
  to: FileStore,
  { key, size }: StoredObject,
  presentSize: number | undefined,
  verify: boolean,
  result: MigratedFiles,
): Promise<void> {
  try {
    if (presentSize === size && (!verify || (await to.sha256(key)) === (await from.sha256(key)))) {
      result.kept += 1;
      return;
    }
    const written = await to.writeStream(key, (await from.open(key)).bytes);
    if ((await to.sha256(key)) !== written.sha256) result.different.push(key);
    result.copied += 1;
    result.bytes += written.size;
  } catch (error) {
    // Removed since the listing.
    if (!(error instanceof FileMissing)) throw error;
  }
}
