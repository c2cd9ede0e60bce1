import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../../config/config.js';
import { BackupFolder } from '../../../platform/backup/archive/backup-folder.js';
import { BackupProblem } from '../../../platform/backup/archive/backup-problem.js';
import { jsonLines } from '../../../platform/backup/archive/lines.js';
import type { FileRecord, Manifest, TableRecord } from '../../../platform/backup/archive/manifest.js';
import { expectOutside } from '../../../platform/backup/backup-address.js';
import { UNFINISHED } from '../../../platform/backup/backup-names.js';
import { copyFiles, counting, writeTable } from '../../../platform/backup/create-backup.js';
import { readPassphrase } from '../../../platform/backup/passphrase.js';
import {
  asOfOneInstant,
  type StoredRow,
  type StoredTable,
  type TableReader,
} from '../../../platform/backup/persistence/table-reader.sql.js';
import { dataSourceOptions } from '../../../platform/database/data-source-options.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { FileReference } from '../../../platform/storage/file-references.js';
import type { FileStore } from '../../../platform/storage/file-store.js';
import { LocalFileStore } from '../../../platform/storage/local-file-store.js';
import type { CompanyEntity } from '../persistence/company.entity.js';
import {
  ADDED_BY_REQUESTS,
  belongingOf,
  CHANGED_BY_JOBS,
  rowsOfCompany,
  rowsOfUsers,
  withoutNumber,
} from './persistence/company-scope.sql.js';
import { readMemberIds } from './persistence/moving-users.sql.js';
import { noteUsers } from './user-ids.js';

/** What an archive is made from. */
export interface ArchiveSource {
  config: Config;
  files: FileStore;
  /** Files to which rows of the company refer, by key. */
  references: ReadonlyMap<string, FileReference>;
  /** Release of this installation. */
  release: string;
}

type ExportedCompany = Pick<CompanyEntity, 'id' | 'code' | 'name'>;

/**
 * Writes all rows and files of one company to a new folder of the format of backups. The tables are one snapshot.
 * @throws BackupProblem if a file is missing or was changed
 */
export async function exportCompany(source: ArchiveSource, company: ExportedCompany, path: string): Promise<Manifest> {
  const { config, files, release } = source;
  expectOutside(files, path);
  const unfinished = join(dirname(path), `${UNFINISHED}${basename(path)}`);
  const folder = await BackupFolder.create(new LocalFileStore(unfinished), readPassphrase(config));
  const contents = await asOfOneInstant(dataSourceOptions(config), async (reader) => ({
    createdAt: new Date().toISOString(),
    release,
    server: await reader.server(),
    migrations: await reader.migrations(),
    secretKeyId: new SecretBox(config).currentKey('').id,
    tables: await writeTables(reader, folder, company.id),
  }));
  const copied = { count: 0, bytes: 0, deletedMeanwhile: 0 };
  const missing = new Map(source.references);
  const found = copyFiles(files, folder, copied, company.id);
  const { sha256 } = await folder.writeFileList(jsonLines(compared(found, missing)));
  const [lost] = missing.keys();
  if (lost !== undefined) throw new BackupProblem(`The file ${lost} is missing: see "lading files check".`);
  const { id, code, name } = company;
  const manifest = {
    ...contents,
    files: { count: copied.count, bytes: copied.bytes, sha256 },
    company: { id, code, name, host: config.publicUrl.hostname },
  };
  await folder.finish(manifest);
  await rename(unfinished, path);
  return manifest;
}

/**
 * Tables in which a request has stored something since the export: its rows differ, or it has more rows, if jobs change it too.
 */
export function changedTables(config: Config, companyId: string, { tables }: Manifest): Promise<string[]> {
  return asOfOneInstant(dataSourceOptions(config), async (reader) => {
    const changed: string[] = [];
    for (const table of tables.filter((one) => belongingOf(one) === 'company')) {
      const byJobs = CHANGED_BY_JOBS.has(table.name);
      if (byJobs && !ADDED_BY_REQUESTS.has(table.name)) continue;
      const counted = { rows: 0 };
      const rows = counting(reader.rows(table, rowsOfCompany(table.name, companyId)), counted);
      const sha256 = await BackupFolder.checksum(jsonLines(rows));
      if (byJobs ? counted.rows > table.rows : sha256 !== table.sha256) changed.push(table.name);
    }
    return changed;
  });
}

async function writeTables(reader: TableReader, folder: BackupFolder, companyId: string): Promise<TableRecord[]> {
  const written: TableRecord[] = [];
  const userIds = new Set<string>();
  for (const table of await tablesOf(reader, 'company'))
    written.push(
      await writeTable(folder, table, noteUsers(reader.rows(table, rowsOfCompany(table.name, companyId)), userIds)),
    );
  for (const table of await tablesOf(reader, 'whole'))
    written.push(await writeTable(folder, table, reader.rows(table)));
  const memberIds = await readMemberIds(reader, companyId);
  for (const table of await tablesOf(reader, 'users')) {
    const ids = table.name === 'user_account' ? userIds : memberIds;
    const rows = reader.rows(table, rowsOfUsers(table.name, [...ids]));
    written.push(await writeTable(folder, table, table.name === 'user_account' ? names(table, rows, memberIds) : rows));
  }
  return written;
}

async function tablesOf(reader: TableReader, belonging: ReturnType<typeof belongingOf>): Promise<StoredTable[]> {
  return (await reader.tables()).filter((table) => belongingOf(table) === belonging).map(withoutNumber);
}

/** Accounts without the passwords of users who are no members any more: only their names are needed. */
async function* names(
  { columns }: StoredTable,
  rows: AsyncIterable<StoredRow>,
  memberIds: ReadonlySet<string>,
): AsyncGenerator<StoredRow> {
  const [id, password] = ['id', 'password_hash'].map((name) => columns.findIndex((column) => column.name === name));
  for await (const row of rows)
    yield memberIds.has(String(row[id!])) ? row : row.map((value, index) => (index === password ? null : value));
}

/** Removes from `missing` the files that pass. @throws BackupProblem if one was changed since it was stored */
async function* compared(
  files: AsyncIterable<FileRecord>,
  missing: Map<string, FileReference>,
): AsyncGenerator<FileRecord> {
  for await (const file of files) {
    const expected = missing.get(file.key)?.sha256 ?? null;
    if (expected !== null && expected !== file.sha256)
      throw new BackupProblem(`The file ${file.key} was changed since it was stored: see "lading files check".`);
    missing.delete(file.key);
    yield file;
  }
}
