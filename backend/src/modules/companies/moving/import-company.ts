import type { Config } from '../../../config/config.js';
import { AuditKeys } from '../../../platform/audit/audit-keys.js';
import { archiveAuditKeys } from '../../../platform/audit/persistence/audit-key-archive.sql.js';
import type { BackupFolder } from '../../../platform/backup/archive/backup-folder.js';
import { BackupProblem } from '../../../platform/backup/archive/backup-problem.js';
import type { ArchivedCompany, Manifest, TableRecord } from '../../../platform/backup/archive/manifest.js';
import { kindOf, restoreFiles, rowsOf, verifiedBackup } from '../../../platform/backup/restore-backup.js';
import { dataSourceOptions } from '../../../platform/database/data-source-options.js';
import { DatabaseReadiness } from '../../../platform/database/health/database-health.js';
import { withDatabase } from '../../../platform/database/with-database.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import type { SealedColumn } from '../../../platform/secrets/sealed-columns.js';
import type { FileStore } from '../../../platform/storage/file-store.js';
import { type Arrival, arriving } from './arriving-rows.js';
import { joinUsers, type MovingUser } from './join-users.js';
import { type ArrivingCompany, inOneTransaction } from './persistence/arriving-company.sql.js';
import { belongingOf, MERGED } from './persistence/company-scope.sql.js';
import { RowSum } from './row-sum.js';

/** The installation that gets the company. */
export interface ImportTarget {
  config: Config;
  files: FileStore;
  /** Columns with secrets, of all modules. */
  sealed: readonly SealedColumn[];
  /** Erases an earlier import of the company that was never opened. Without it, such a company is an error. */
  eraseImported?: (companyId: string) => Promise<void>;
}

/** What was imported. */
export interface ImportedCompany {
  company: ArchivedCompany;
  tables: number;
  rows: number;
  files: number;
  /** Users who had an account at the target already. */
  joined: string[];
  /** Passkeys that are not valid at the address of the target. */
  passkeysLeftOut: number;
}

/**
 * Adds a company to an installation with others. All rows are stored in one transaction, read back and compared before it commits, so there is
 * either the whole company or nothing. It stays suspended until it is opened. @throws BackupProblem
 */
export async function importCompany(target: ImportTarget, path: string): Promise<ImportedCompany> {
  const { config, files } = target;
  const { folder, manifest } = await verifiedBackup(config, path);
  const company = manifest.company ?? null;
  if (company === null)
    throw new BackupProblem(`${path} is a backup: "lading import-company" needs an export of a company.`);
  const box = new SecretBox(config);
  expectSecretKey(box, manifest);
  await expectFit(config, manifest);
  const auditKeys = new AuditKeys(box);
  const found = await inOneTransaction(dataSourceOptions(config), (store) =>
    store.findCompany(company.id, company.code),
  );
  if (found?.id === company.id && found.moveState === 'imported') await target.eraseImported?.(company.id);
  await inOneTransaction(dataSourceOptions(config), (store) => expectAbsent(store, company));
  await restoreFiles(files, folder);
  await withDatabase(config, (database) => archiveAuditKeys(database, box, auditKeys, new Date()));
  return inOneTransaction(dataSourceOptions(config), async (store) => {
    await expectAbsent(store, company);
    const users = await joinUsers(
      (ids, emails) => store.findAccounts(ids, emails),
      await movingUsers(folder, manifest),
    );
    const keepsPasskeys = config.publicUrl.hostname === company.host;
    const logged = await store.lastLogged(company.id);
    const arrival: Arrival = { box, auditKeys, sealed: target.sealed, users, keepsPasskeys, logged };
    const stored = await storeTables(store, folder, manifest, arrival);
    const passkeys = manifest.tables.find(({ name }) => name === 'passkey')?.rows ?? 0;
    return {
      company,
      tables: manifest.tables.length,
      rows: stored,
      files: manifest.files.count,
      joined: users.emails,
      passkeysLeftOut: keepsPasskeys ? 0 : passkeys,
    };
  });
}

/** Returns the number of rows. @throws BackupProblem if the stored rows of a table differ */
async function storeTables(
  store: ArrivingCompany,
  folder: BackupFolder,
  { tables, company }: Manifest,
  arrival: Arrival,
): Promise<number> {
  let stored = 0;
  for (const table of tables) {
    const expected = new RowSum();
    const rows = summed(arriving(arrival, table, rowsOf(folder, table.name)), expected);
    const userIds = await store.add(table, rows);
    stored += expected.rows;
    if (MERGED.has(table.name)) continue;
    const found = new RowSum();
    const scope = belongingOf(table) === 'users' ? { userIds } : { companyId: company?.id ?? '' };
    for await (const row of store.rows(table, scope, arrival.logged.position)) found.add(row);
    if (String(found) !== String(expected))
      throw new BackupProblem(
        `The rows of ${table.name} differ after they were stored: ${found} instead of ${expected}.`,
      );
  }
  return stored;
}

async function* summed<T extends readonly (string | null)[]>(rows: AsyncIterable<T>, sum: RowSum): AsyncGenerator<T> {
  for await (const row of rows) {
    sum.add(row);
    yield row;
  }
}

async function movingUsers(folder: BackupFolder, { tables }: Manifest): Promise<MovingUser[]> {
  const table = tables.find(({ name }) => name === 'user_account') as TableRecord;
  const at = (column: string): number => table.columns.findIndex(({ name }) => name === column);
  const [id, email, verified] = [at('id'), at('email'), at('email_verified_at')];
  const users: MovingUser[] = [];
  for await (const row of rowsOf(folder, table.name))
    users.push({ id: String(row[id]), email: String(row[email]), isVerified: row[verified] !== null });
  return users;
}

function expectSecretKey(box: SecretBox, { secretKeyId }: Manifest): void {
  if (box.keys('').some(({ id }) => id === secretKeyId)) return;
  throw new BackupProblem(
    'The secrets of the company are sealed with the SECRET_KEY of its installation. Set SECRET_KEY_PREVIOUS to that key, for this command alone.',
  );
}

async function expectFit(config: Config, { migrations, release, server }: Manifest): Promise<void> {
  const { problem, ran, kind } = await withDatabase(config, async (database) => ({
    problem: await new DatabaseReadiness(database).problem(),
    ...(await inOneTransaction(dataSourceOptions(config), (store) => store.schema())),
  }));
  if (problem !== '') throw new BackupProblem(`This installation is not ready: ${problem}`);
  if (JSON.stringify(sorted(ran)) !== JSON.stringify(sorted(migrations)))
    throw new BackupProblem(
      `The company has the schema of release ${release}, and this installation another one. Upgrade both to the same release.`,
    );
  if (kindOf(server) !== kind)
    throw new BackupProblem(
      `The company is from ${server}, and this database is ${kind}. Use the same kind of server.`,
    );
}

const sorted = (migrations: Manifest['migrations']): string[] =>
  migrations.map(({ name, checksum }) => `${name} ${checksum}`).sort();

async function expectAbsent(store: ArrivingCompany, { id, code, name }: ArchivedCompany): Promise<void> {
  const found = await store.findCompany(id, code);
  if (found === null) return;
  if (found.id !== id)
    throw new BackupProblem(
      `${found.name} has the code ${code} of ${name} here. Companies keep their code, so one of them cannot move.`,
    );
  throw new BackupProblem(
    `${name} (${id}) is here already${found.moveState === null ? '' : `, in the state "${found.moveState}"`}. Nothing is overwritten or merged.`,
  );
}
