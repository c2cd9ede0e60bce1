import type { Transaction } from '../../src/platform/database/database.js';
import type { TestApp } from './test-app.js';

/** Every second row belongs to the one big company, the others to 200 small ones. */
const BIG_SHARE = 2;
/** Rows per statement. */
const CHUNK = 50_000;
export const DIGITS =
  '(SELECT 0 AS d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)';
/** Numbers `n` from the first parameter up to the second, exclusive. */
export const NUMBERS = `(SELECT ? + a.d + b.d * 10 + c.d * 100 + e.d * 1000 + f.d * 10000 AS n
  FROM ${DIGITS} a, ${DIGITS} b, ${DIGITS} c, ${DIGITS} e, ${DIGITS} f HAVING n < ?) AS number`;

/**
 * Rows with a number `n` and the instant `made`, one per three minutes until the first parameter. Parameters: instant, total count, first number, end
 * (exclusive).
 */
export const MADE = `(SELECT n, DATE_SUB(?, INTERVAL (? - n) * 3 MINUTE) AS made FROM ${NUMBERS}) AS row_`;
/** The company of a row; the big one is a parameter. */
export const COMPANY = `IF(n % ${BIG_SHARE} = 0, ?, CONCAT('cmp_', LPAD(n % 400, 26, '0')))`;

/** A value from 0 to 999, computed from the row and a salt. */
export const hash = (salt: string) => `(CRC32(CONCAT('${salt}', n)) % 1000)`;
/** The text at a position, starting at 1. */
export const of = (values: readonly string[], position: string) =>
  `ELT(${position}, ${values.map((value) => `'${value}'`).join(', ')})`;

export const CITIES = ['Chicago', 'Dallas', 'Atlanta', 'Reno', 'Newark', 'Memphis', 'Laredo', 'Fargo'];
export const STATES = ['IL', 'TX', 'GA', 'NV', 'NJ', 'TN', 'TX', 'ND'];
export const POSTAL_CODES = ['60601', '75201', '30301', '89501', '07101', '38103', '78040', '58102'];
/** Two fifths of all lanes have the first place, one in a thousand the last one. */
export const place = (
  salt: string,
) => `CASE WHEN ${hash(salt)} < 400 THEN 1 WHEN ${hash(salt)} < 650 THEN 2 WHEN ${hash(salt)} < 800 THEN 3 WHEN ${hash(salt)} < 900 THEN 4
  WHEN ${hash(salt)} < 960 THEN 5 WHEN ${hash(salt)} < 990 THEN 6 WHEN ${hash(salt)} < 999 THEN 7 ELSE 8 END`;

/** Inserts rows in chunks; `params` belong to the start of the statement, before those of `MADE`. */
export async function insertMade(
  app: TestApp,
  sql: string,
  params: readonly unknown[],
  { rows, newest }: { rows: number; newest: Date },
): Promise<void> {
  for (let first = 0; first < rows; first += CHUNK)
    await unchecked(app, sql, [...params, newest, rows, first, Math.min(rows, first + CHUNK)]);
}

/**
 * Runs a statement without foreign key checks. Unique checks stay on: without both, MariaDB 10.11 inserts into an empty table by another
 * algorithm, which crashed the server.
 */
export function unchecked(app: TestApp, sql: string, params: unknown[]): Promise<void> {
  return app.database.database.transaction(async (tx: Transaction) => {
    await tx.query('SET foreign_key_checks = 0');
    await tx.query(sql, params);
    await tx.query('SET foreign_key_checks = 1');
  });
}

/** Fills a table without its secondary indexes: building an index from all rows at once takes a fraction of the time of inserting rows one by one. */
export async function withoutKeys(app: TestApp, table: string, fill: () => Promise<void>): Promise<void> {
  const { database } = app.database;
  const keys = await database.query<{ name: string; columns: string }>(
    `SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
     WHERE table_schema = DATABASE() AND table_name = ? AND non_unique = 1 GROUP BY index_name`,
    [table],
  );
  await database.query(`ALTER TABLE ${table} ${keys.map(({ name }) => `DROP KEY ${name}`).join(', ')}`);
  await fill();
  await database.query(
    `ALTER TABLE ${table} ${keys.map(({ name, columns }) => `ADD KEY ${name} (${columns})`).join(', ')}`,
  );
}
