import type { Database } from '../../database/database.js';
import { CannotOpen, type SecretBox } from '../secret-box.js';
import type { SealedColumn } from '../sealed-columns.js';

/** Rows per read. */
const BATCH = 200;

/** Result of resealing a column. */
export interface ResealedColumn {
  name: string;
  resealed: number;
  /** Ids of rows whose value cannot be opened with any configured key. */
  unreadable: string[];
}

type Row = Record<string, string> & { sealed: Buffer };

/**
 * Seals every value of the column with the current key. Idempotent, and safe while the product runs: a value is replaced only if it is unchanged
 * since it was read, and values sealed with the current key are skipped.
 */
export async function resealColumn(database: Database, box: SecretBox, column: SealedColumn): Promise<ResealedColumn> {
  const result: ResealedColumn = { name: `${column.table}.${column.column}`, resealed: 0, unreadable: [] };
  let rows: Row[] = [];
  let after: string[] | null = null;
  do {
    rows = await readBatch(database, column, after);
    for (const row of rows) {
      const id = column.key.map((name) => row[name] as string);
      const outcome = box.isCurrent(row.sealed) ? 'current' : await resealRow(database, box, column, id, row);
      if (outcome === 'resealed') result.resealed += 1;
      if (outcome === 'unreadable') result.unreadable.push(id.join(' '));
      after = id;
    }
  } while (rows.length === BATCH);
  return result;
}

function readBatch(
  database: Database,
  { table, column, key, with: others = [] }: SealedColumn,
  after: string[] | null,
): Promise<Row[]> {
  const beyond = after === null ? 'TRUE' : `(${key.join(', ')}) > (${key.map(() => '?').join(', ')})`;
  return database.query<Row>(
    `SELECT ${[...key, ...others].join(', ')}, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL AND ${beyond} ORDER BY ${key.join(', ')} LIMIT ${BATCH}`,
    after ?? [],
  );
}

async function resealRow(
  database: Database,
  box: SecretBox,
  { table, column, key, purpose }: SealedColumn,
  id: string[],
  row: Row,
): Promise<'resealed' | 'changed meanwhile' | 'unreadable'> {
  try {
    const sealed = box.seal(box.open(row.sealed, purpose(row)), purpose(row));
    const { affectedRows } = await database.execute(
      `UPDATE ${table} SET ${column} = ? WHERE ${key.map((name) => `${name} = ?`).join(' AND ')} AND ${column} = ?`,
      [sealed, ...id, row.sealed],
    );
    return affectedRows === 1 ? 'resealed' : 'changed meanwhile';
  } catch (error) {
    if (error instanceof CannotOpen) return 'unreadable';
    throw error;
  }
}
