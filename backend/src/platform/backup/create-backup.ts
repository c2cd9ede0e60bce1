import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../config/config.js';
import { isBucketAddress } from '../../config/file-bucket.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { SecretBox } from '../secrets/secret-box.js';
import type { FileStore, OpenedFile } from '../storage/file-store.js';
import { FileMissing } from '../storage/storage-errors.js';
import { BackupFolder } from './archive/backup-folder.js';
import { jsonLines } from './archive/lines.js';
import type { FileRecord, Manifest, TableRecord } from './archive/manifest.js';
import { expectOutside, storeAt } from './backup-address.js';
import { UNFINISHED } from './backup-names.js';
import { readPassphrase } from './passphrase.js';
import { asOfOneInstant, type StoredRow, type StoredTable, type TableReader } from './persistence/table-reader.sql.js';

/** A complete backup. */
export interface MadeBackup {
  manifest: Manifest;
  encrypted: boolean;
  /** Files that the product deleted before they were copied. */
  deletedMeanwhile: number;
}

/**
 * Writes the database as of now and then all stored files to a new folder, which gets its name when it is complete, or below a prefix of a bucket, where
 * `backup.json` is written last. The product may run: the database is one snapshot, and a file is stored before the row that names it.
 */
export async function createBackup(
  config: Config,
  files: FileStore,
  address: string,
  release: string,
): Promise<MadeBackup> {
  expectOutside(files, address);
  const passphrase = readPassphrase(config);
  const unfinished = isBucketAddress(address) ? address : join(dirname(address), `${UNFINISHED}${basename(address)}`);
  const folder = await BackupFolder.create(storeAt(config, unfinished), passphrase);
  const contents = await asOfOneInstant(dataSourceOptions(config), async (reader) => ({
    createdAt: new Date().toISOString(),
    release,
    server: await reader.server(),
    binaryLog: await reader.binaryLog(),
    migrations: await reader.migrations(),
    secretKeyId: new SecretBox(config).currentKey('').id,
    tables: await writeTables(reader, folder),
  }));
  const copied = { count: 0, bytes: 0, deletedMeanwhile: 0 };
  const { sha256 } = await folder.writeFileList(jsonLines(copyFiles(files, folder, copied)));
  const manifest = { ...contents, files: { count: copied.count, bytes: copied.bytes, sha256 } };
  await folder.finish(manifest);
  if (unfinished !== address) await rename(unfinished, address);
  return { manifest, encrypted: passphrase !== null, deletedMeanwhile: copied.deletedMeanwhile };
}

async function writeTables(reader: TableReader, folder: BackupFolder): Promise<TableRecord[]> {
  const written: TableRecord[] = [];
  for (const table of await reader.tables()) written.push(await writeTable(folder, table, reader.rows(table)));
  return written;
}

/** Writes rows of a table, and describes them. */
export async function writeTable(
  folder: BackupFolder,
  table: StoredTable,
  rows: AsyncIterable<StoredRow>,
): Promise<TableRecord> {
  const counted = { rows: 0 };
  const sum = await folder.writeTable(table.name, jsonLines(counting(rows, counted)));
  return { ...table, ...counted, ...sum };
}

/** Counts rows that pass. */
export async function* counting(rows: AsyncIterable<StoredRow>, counted: { rows: number }): AsyncGenerator<StoredRow> {
  for await (const row of rows) {
    counted.rows += 1;
    yield row;
  }
}

/** Copies all files, or those below a key. */
export async function* copyFiles(
  files: FileStore,
  folder: BackupFolder,
  copied: { count: number; bytes: number; deletedMeanwhile: number },
  below?: string,
): AsyncGenerator<FileRecord> {
  for await (const { key } of files.list(below)) {
    const content = await opened(files, key);
    if (content === null) {
      copied.deletedMeanwhile += 1;
      continue;
    }
    const sum = await folder.writeFile(key, content.bytes);
    copied.count += 1;
    copied.bytes += sum.bytes;
    yield { key, ...sum };
  }
}

/** Null if the file does not exist any more. */
async function opened(files: FileStore, key: string): Promise<OpenedFile | null> {
  try {
    return await files.open(key);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
