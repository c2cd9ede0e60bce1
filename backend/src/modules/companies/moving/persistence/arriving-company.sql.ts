import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { BackupProblem } from '../../../../platform/backup/archive/backup-problem.js';
import type { Manifest } from '../../../../platform/backup/archive/manifest.js';
import { TableLoader } from '../../../../platform/backup/persistence/table-loader.sql.js';
import {
  type RowScope,
  type StoredRow,
  type StoredTable,
  TableReader,
} from '../../../../platform/backup/persistence/table-reader.sql.js';
import { isDuplicateKey } from '../../../../platform/database/errors.js';
import type { MoveState } from '../../domain/move-state.js';
import type { TargetAccount } from './moving-users.sql.js';
import { belongingOf, ON_DUPLICATE, rowsOfCompany, rowsOfUsers, userColumn } from './company-scope.sql.js';

interface FoundCompany {
  id: string;
  name: string;
  moveState: MoveState | null;
}

/** Stores the rows of a company that arrives, in one transaction. */
export class ArrivingCompany {
  private readonly loader: TableLoader;
  private readonly reader: TableReader;

  constructor(private readonly runner: QueryRunner) {
    this.loader = new TableLoader(runner);
    this.reader = new TableReader(runner);
  }

  async schema(): Promise<{ ran: Manifest['migrations']; kind: string }> {
    const [kind = ''] = (await this.reader.server()).split(' ');
    return { ran: await this.reader.migrations(), kind };
  }

  /** The company with this id or code. */
  async findCompany(id: string, code: string): Promise<FoundCompany | null> {
    const [found] = (await this.runner.query(
      'SELECT id, name, move_state AS moveState FROM company WHERE id = ? OR code = ? ORDER BY id = ? DESC',
      [id, code, id],
    )) as FoundCompany[];
    return found ?? null;
  }

  /** Accounts with one of these ids or addresses. */
  async findAccounts(ids: readonly string[], emails: readonly string[]): Promise<TargetAccount[]> {
    if (ids.length === 0) return [];
    const rows = (await this.runner.query(
      'SELECT id, email, email_verified_at IS NOT NULL AS isVerified FROM user_account WHERE id IN (?) OR email IN (?)',
      [ids, emails],
    )) as { id: string; email: string; isVerified: number }[];
    return rows.map((row) => ({ ...row, isVerified: Number(row.isVerified) === 1 }));
  }

  /** Last entry of the company's activity log; position 0 if there is none. */
  async lastLogged(companyId: string): Promise<{ position: number; hash: string }> {
    const [row] = (await this.runner.query(
      'SELECT position, hash FROM audit_entry WHERE chain = ? ORDER BY position DESC LIMIT 1',
      [companyId],
    )) as { position: number | string; hash: string }[];
    return { position: Number(row?.position ?? 0), hash: row?.hash ?? '' };
  }

  /** Returns the users whose rows were stored, for a table of users. @throws BackupProblem if a row conflicts with one of another company */
  async add(table: StoredTable, rows: AsyncIterable<StoredRow>): Promise<string[]> {
    const userIds = new Set<string>();
    try {
      await this.loader.add(table, noted(table, rows, userIds), ON_DUPLICATE[table.name]);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupProblem(`A row of ${table.name} conflicts with one that is here already: ${reason}`);
    }
    return [...userIds];
  }

  /** Stored rows of the company, or of users. Entries of the activity log that were here before the import are left out. */
  rows(
    table: StoredTable,
    { companyId, userIds = [] }: { companyId?: string; userIds?: readonly string[] },
    loggedUpTo: number,
  ): AsyncIterable<StoredRow> {
    const scope = companyId === undefined ? rowsOfUsers(table.name, userIds) : rowsOfCompany(table.name, companyId);
    return this.reader.rows(table, table.name === 'audit_entry' ? after(scope, loggedUpTo) : scope);
  }
}

const after = ({ where, params }: RowScope, position: number): RowScope => ({
  where: `${where} AND position > ?`,
  params: [...params, position],
});

async function* noted(
  table: StoredTable,
  rows: AsyncIterable<StoredRow>,
  userIds: Set<string>,
): AsyncGenerator<StoredRow> {
  const column = table.columns.findIndex(({ name }) => name === userColumn(table.name));
  for await (const row of rows) {
    if (belongingOf(table) === 'users') userIds.add(String(row[column]));
    yield row;
  }
}

/** Runs `work` in one transaction. Rows are stored in the order of the archive, so foreign keys are not checked. */
export async function inOneTransaction<T>(
  options: DataSourceOptions,
  work: (store: ArrivingCompany) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SET SESSION time_zone = '+00:00', foreign_key_checks = 0`);
    await runner.startTransaction();
    const result = await work(new ArrivingCompany(runner));
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
