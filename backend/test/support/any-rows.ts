import type { Transaction } from '../../src/platform/database/database.js';
import type { TestDatabase } from './test-database.js';

export type AnyRow = Record<string, unknown>;

interface Column {
  table: string;
  name: string;
  type: string;
  length: number | null;
}

/** A foreign key column and the column that it references. */
export interface Reference {
  table: string;
  name: string;
  parent: string;
  parentColumn: string;
}

/** Rows for any table, generated from the schema: a value of the right type for every required column. */
export class AnyRows {
  private made = 0;

  private constructor(
    private readonly app: { database: Pick<TestDatabase, 'database'> },
    private readonly columns: ReadonlyMap<string, Column[]>,
    readonly references: readonly Reference[],
  ) {}

  static async of(app: { database: Pick<TestDatabase, 'database'> }): Promise<AnyRows> {
    const { database } = app.database;
    const columns = await database.query<Column>(
      `SELECT table_name AS \`table\`, column_name AS name, data_type AS type, character_maximum_length AS length FROM information_schema.columns
        WHERE table_schema = DATABASE() AND is_nullable = 'NO' AND extra NOT LIKE '%auto_increment%' AND extra NOT LIKE '%GENERATED%'`,
    );
    const references = await database.query<Reference>(
      `SELECT table_name AS \`table\`, column_name AS name, referenced_table_name AS parent, referenced_column_name AS parentColumn
         FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
    );
    return new AnyRows(
      app,
      Map.groupBy(columns, ({ table }) => table),
      references,
    );
  }

  /** Inserts a row with these values; other columns get their defaults, or generated values. Returns the inserted values. */
  async insert(table: string, values: AnyRow): Promise<AnyRow> {
    const row = { ...this.required(table), ...values };
    const names = Object.keys(row);
    await this.app.database.database.transaction((tx) =>
      unchecked(tx, `INSERT INTO \`${table}\` (${names.map((name) => `\`${name}\``).join(', ')}) VALUES (?)`, [
        Object.values(row),
      ]),
    );
    return row;
  }

  private required(table: string): AnyRow {
    this.made += 1;
    return Object.fromEntries(
      (this.columns.get(table) ?? []).map((column) => [column.name, valueOf(column, this.made)]),
    );
  }
}

function valueOf({ type, length }: Column, number: number): unknown {
  if (/^(datetime|timestamp)$/.test(type)) return new Date('2026-11-20T15:00:00.000Z');
  if (type === 'date') return '2026-11-20';
  if (type === 'time') return '07:00';
  if (/json|longtext/.test(type)) return '{}';
  if (/int$|decimal|double|float/.test(type)) return number % 10;
  const text = number
    .toString(36)
    .padStart(Math.min(Number(length), 30), '0')
    .slice(-Number(length));
  return /binary|blob/.test(type) ? Buffer.from(text) : text;
}

/** Without foreign keys and CHECK constraints: the meaning of a row is irrelevant here. */
async function unchecked(tx: Transaction, sql: string, params: unknown[]): Promise<void> {
  await tx.query('SET foreign_key_checks = 0');
  await tx.query('SET check_constraint_checks = 0');
  try {
    await tx.query(sql, params);
  } finally {
    await tx.query('SET foreign_key_checks = 1');
    await tx.query('SET check_constraint_checks = 1');
  }
}
