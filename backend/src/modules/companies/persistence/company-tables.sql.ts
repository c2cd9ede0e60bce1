import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { isArchivedTable, streamArchived } from '../../archive/index.js';

/** A table with rows per company. */
export interface CompanyTable {
  readonly name: string;
  /** The column with the company's id. */
  readonly owner: string;
  readonly columns: readonly CompanyColumn[];
}

export interface CompanyColumn {
  readonly name: string;
  /** Whether the column is JSON, which MariaDB reports as longtext. */
  readonly json: boolean;
  /** Whether the column is numeric; the driver returns some numbers as strings. */
  readonly numeric: boolean;
}

interface Column {
  tableName: string;
  columnName: string;
  dataType: string;
}

interface Reference {
  child: string;
  parent: string;
}

/** Tables whose company id is not in `company_id`. */
const OWNERS: Readonly<Record<string, string>> = { company: 'id', audit_entry: 'chain' };

/** Sessions belong to their user: they are detached from the company, not deleted. */
const USERS = new Set(['user_session']);

/** Every table with a `company_id` and the exceptions above, read from the schema so that new tables are included. */
@Injectable()
export class CompanyTables {
  constructor(private readonly database: Database) {}

  /** Each table comes before the tables it references, with its columns in their order. Binary columns are left out: they are sealed and useless elsewhere. */
  async list(): Promise<CompanyTable[]> {
    const columns = await this.database.query<Column>(
      `SELECT tableName, columnName, dataType
         FROM (SELECT c.table_name AS tableName, c.column_name AS columnName, c.data_type AS dataType, c.ordinal_position AS position
                 FROM information_schema.columns c
                 JOIN information_schema.columns k ON k.table_schema = c.table_schema AND k.table_name = c.table_name AND k.column_name = 'company_id'
                WHERE c.table_schema = DATABASE()
                UNION ALL
               SELECT table_name, column_name, data_type, ordinal_position
                 FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name IN (?)) AS of_companies
        ORDER BY tableName, position`,
      [Object.keys(OWNERS)],
    );
    const references = await this.database.query<Reference>(
      // MariaDB shows `referential_constraints` only to users with privileges on the whole database.
      `SELECT DISTINCT table_name AS child, referenced_table_name AS parent
         FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
    );
    const tables = new Map<string, CompanyColumn[]>();
    for (const { tableName, columnName, dataType } of columns) {
      const known = tables.get(tableName) ?? [];
      if (!/binary|blob/.test(dataType))
        known.push({
          name: columnName,
          json: dataType === 'json' || dataType === 'longtext',
          numeric: /int$|^decimal$/.test(dataType),
        });
      tables.set(tableName, known);
    }
    return childrenFirst([...tables.keys()], references).map((name) => ({
      name,
      owner: OWNERS[name] ?? 'company_id',
      columns: tables.get(name) ?? [],
    }));
  }

  /** Deletes at most `limit` rows of the company, or detaches sessions from it. Returns the number of rows. */
  async erase({ name, owner }: CompanyTable, companyId: string, limit: number): Promise<number> {
    const change = USERS.has(name) ? `UPDATE \`${name}\` SET \`${owner}\` = NULL` : `DELETE FROM \`${name}\``;
    const { affectedRows } = await this.database.execute(`${change} WHERE \`${owner}\` = ? LIMIT ${limit}`, [
      companyId,
    ]);
    return affectedRows;
  }
}

/** Reads one table of a company, row by row. */
export type ReadRows = (table: CompanyTable) => AsyncIterable<Record<string, unknown>>;

/** Streams rows of a company's tables from one snapshot, without holding them in memory. */
@Injectable()
export class CompanyRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` with a reader that sees all tables as of now, regardless of duration. It reads one table at a time. */
  async asOfNow<T>(companyId: string, work: (read: ReadRows) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
      return await work(async function* ({ name, owner, columns }) {
        const selected = columns.map((column) => `\`${column.name}\``).join(', ');
        yield* (await runner.stream(`SELECT ${selected} FROM \`${name}\` WHERE \`${owner}\` = ?`, [
          companyId,
        ])) as AsyncIterable<Record<string, unknown>>;
        if (isArchivedTable(name)) yield* streamArchived((sql, params) => runner.stream(sql, params), companyId, name);
      });
    } finally {
      try {
        await runner.query('ROLLBACK');
      } finally {
        await runner.release();
      }
    }
  }
}

/** @throws Error on a circular reference */
export function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const free = left.filter(
      (table) => !references.some(({ child, parent }) => parent === table && child !== table && left.includes(child)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${left.join(', ')}.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
