import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import type { StoredRow, StoredTable } from './table-reader.sql.js';

/** Limits of one INSERT statement; its text must be smaller than `max_allowed_packet`, 16 MiB by default. */
const ROWS_MAX = 500;
const CHARACTERS_MAX = 1_000_000;

/** Fills the tables of a migrated schema on one connection. */
export class TableLoader {
  constructor(private readonly runner: QueryRunner) {}

  /** Replaces what migrations inserted by these rows. */
  async load(table: StoredTable, rows: AsyncIterable<StoredRow>): Promise<void> {
    await this.runner.query(`DELETE FROM \`${table.name}\``);
    await this.add(table, rows);
    if (table.nextNumber !== null)
      await this.runner.query(`ALTER TABLE \`${table.name}\` AUTO_INCREMENT = ${Number(table.nextNumber)}`);
  }

  /** Adds rows to those of the table. `onDuplicate` is what happens to a row whose key exists; by default, an error. */
  async add(table: StoredTable, rows: AsyncIterable<StoredRow>, onDuplicate = ''): Promise<void> {
    let batch: StoredRow[] = [];
    let characters = 0;
    for await (const row of rows) {
      batch.push(row);
      characters += row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (batch.length < ROWS_MAX && characters < CHARACTERS_MAX) continue;
      await this.insert(table, batch, onDuplicate);
      batch = [];
      characters = 0;
    }
    await this.insert(table, batch, onDuplicate);
  }

  private async insert({ name, columns }: StoredTable, rows: readonly StoredRow[], onDuplicate: string): Promise<void> {
    if (rows.length === 0) return;
    const names = columns.map((column) => `\`${column.name}\``).join(', ');
    const values = `(${columns.map(({ binary }) => (binary ? 'UNHEX(?)' : '?')).join(', ')})`;
    await this.runner.query(
      `INSERT INTO \`${name}\` (${names}) VALUES ${rows.map(() => values).join(', ')} ${onDuplicate}`,
      rows.flat(),
    );
  }
}

/** Runs `work` with a loader on one connection, without checks of foreign keys: rows of a snapshot satisfy them. */
export async function withTableLoader(
  options: DataSourceOptions,
  work: (loader: TableLoader) => Promise<void>,
): Promise<void> {
  const dataSource = await new DataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query(
      `SET SESSION time_zone = '+00:00', foreign_key_checks = 0, unique_checks = 0, sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')`,
    );
    await work(new TableLoader(runner));
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}
