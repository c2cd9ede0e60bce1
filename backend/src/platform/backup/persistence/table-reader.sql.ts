import type { PoolConnection } from 'mysql2';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { type RanMigration, readMigrations } from '../../database/schema/migration-state.js';
import { RUNNER_TABLES } from '../../database/schema/schema-snapshot.js';
import type { BinaryLogPosition } from '../archive/manifest.js';

/** A column that is stored; generated ones are left out. */
export interface StoredColumn {
  name: string;
  binary: boolean;
}

/** A table whose rows belong to a backup. */
export interface StoredTable {
  name: string;
  columns: StoredColumn[];
  /** Next value of its AUTO_INCREMENT column; null if it has none. */
  nextNumber: number | null;
}

/** A row: each column as text, binary ones in hexadecimal. */
export type StoredRow = (string | null)[];

/** A condition on the rows of a table. */
export interface RowScope {
  where: string;
  params: readonly unknown[];
}

const ALL_ROWS: RowScope = { where: 'TRUE', params: [] };

interface ColumnRow {
  tableName: string;
  name: string;
  dataType: string;
  nextNumber: number | string | null;
}

/** Belong to the installation and not to its data: the mark of a restored database, and the node that processes write to. */
const NOT_DATA = new Set([...RUNNER_TABLES, 'restoration', 'database_writer']);
/** Rows that the driver reads ahead. */
const READ_AHEAD = 256;

/** Reads whole tables on one connection, as text: what the server prints is what it stores again. */
export class TableReader {
  constructor(private readonly runner: QueryRunner) {}

  /** All tables with data, by name. */
  async tables(): Promise<StoredTable[]> {
    const columns = (await this.runner.query(
      `SELECT t.table_name AS tableName, c.column_name AS name, c.data_type AS dataType, t.auto_increment AS nextNumber
         FROM information_schema.tables t JOIN information_schema.columns c ON c.table_schema = t.table_schema AND c.table_name = t.table_name
        WHERE t.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND c.extra NOT LIKE '%GENERATED%'
        ORDER BY t.table_name, c.ordinal_position`,
    )) as ColumnRow[];
    const byTable = Map.groupBy(columns, ({ tableName }) => tableName);
    return [...byTable]
      .filter(([name]) => !NOT_DATA.has(name))
      .map(([name, rows]) => ({
        name,
        columns: rows.map((row) => ({ name: row.name, binary: /binary|blob/.test(row.dataType) })),
        nextNumber: rows[0]?.nextNumber == null ? null : Number(rows[0].nextNumber),
      }));
  }

  /** Runs one statement on the connection. */
  query<T>(sql: string, params: readonly unknown[]): Promise<T[]> {
    return this.runner.query(sql, [...params]) as Promise<T[]>;
  }

  /** Rows in the order of the primary key. */
  async *rows({ name, columns }: StoredTable, { where, params }: RowScope = ALL_ROWS): AsyncGenerator<StoredRow> {
    const selected = columns.map((column) => (column.binary ? `HEX(\`${column.name}\`)` : `\`${column.name}\``));
    const order = await this.primaryKey(name);
    const connection = (await this.runner.connect()) as PoolConnection;
    yield* connection
      .query({
        sql: `SELECT ${selected.join(', ')} FROM \`${name}\` WHERE ${where} ORDER BY ${order.map((column) => `\`${column}\``).join(', ')}`,
        values: [...params],
        rowsAsArray: true,
        typeCast: (field) => field.string('utf8'),
      })
      .stream({ highWaterMark: READ_AHEAD }) as AsyncIterable<StoredRow>;
  }

  async migrations(): Promise<{ name: string; checksum: string | null }[]> {
    const ran = await readMigrations((sql) => this.runner.query(sql) as Promise<RanMigration[]>);
    return [...ran].map(([name, checksum]) => ({ name, checksum }));
  }

  /** Kind and version of the server, like `MariaDB 10.11.14`. */
  async server(): Promise<string> {
    const [row] = (await this.runner.query('SELECT VERSION() AS version')) as { version: string }[];
    const version = row?.version ?? '';
    return `${/mariadb/i.test(version) ? 'MariaDB' : 'MySQL'} ${/^[\d.]+/.exec(version)?.[0] ?? version}`;
  }

  /** Where the binary log goes on after what this reader sees. Null without one, and on MySQL, which does not tell. */
  async binaryLog(): Promise<BinaryLogPosition | null> {
    const rows = (await this.runner.query("SHOW STATUS LIKE 'binlog_snapshot_%'")) as {
      Variable_name: string;
      Value: string;
    }[];
    const status = new Map(rows.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value]));
    const file = status.get('binlog_snapshot_file') ?? '';
    return file === '' ? null : { file, position: Number(status.get('binlog_snapshot_position')) };
  }

  private async primaryKey(table: string): Promise<string[]> {
    const rows = (await this.runner.query(
      `SELECT column_name AS name FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND table_name = ? AND index_name = 'PRIMARY' ORDER BY seq_in_index`,
      [table],
    )) as { name: string }[];
    return rows.map(({ name }) => name);
  }
}

/**
 * Runs `work` with a reader that sees all tables as of one instant (REPEATABLE READ). Writers are not blocked. A migration that runs meanwhile fails
 * the reader: the server refuses to read a table that was altered after the snapshot.
 */
export async function asOfOneInstant<T>(
  options: DataSourceOptions,
  work: (reader: TableReader) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(`SET SESSION time_zone = '+00:00'`);
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return await work(new TableReader(runner));
  } finally {
    // Also ends a statement whose rows were not read to the end.
    await runner.release();
    await dataSource.destroy();
  }
}
