import { childrenFirst } from '../../src/modules/companies/persistence/company-tables.sql.js';
import { EraseCompaniesJob } from '../../src/modules/companies/closing/erase-companies.job.js';
import { newId } from '../../src/platform/ids.js';
import { AnyRows, type AnyRow } from '../support/any-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The activity log is append-only; its rows contain the company id as their chain. */
const LOG = ['audit_chain', 'audit_entry'];

let app: TestApp;
let anyRows: AnyRows;
/** Tables whose rows belong to a company, by their own column or by a reference to such rows. Parents first. */
let tables: string[];

beforeAll(async () => {
  app = await startTestApp();
  anyRows = await AnyRows.of(app);
  await app.database.truncate();
  tables = await companyTables();
}, 60_000);
afterAll(() => app.close());

const query = <T>(sql: string, params: unknown[] = []) => app.database.database.query<T>(sql, params);

async function companyTables(): Promise<string[]> {
  const named = await query<{ name: string }>(
    "SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND column_name = 'company_id'",
  );
  const found = new Set(['company', ...LOG, ...named.map(({ name }) => name)]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { table, parent } of anyRows.references) if (found.has(parent)) found.add(table);
  }
  const references = anyRows.references.map(({ table: child, parent }) => ({ child, parent }));
  return childrenFirst([...found], references).reverse();
}

/** Inserts a row for the company into each of its tables, referencing the company's other rows. */
async function fill(companyId: string): Promise<Map<string, AnyRow>> {
  const rows = new Map<string, AnyRow>();
  for (const table of tables) {
    const columns = await query<{ name: string }>(
      'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
      [table],
    );
    // Erasing updates sessions, and the database then checks the row's CHECK constraints.
    const values: AnyRow = table === 'user_session' ? { state: 'active' } : {};
    for (const { name } of columns) {
      if (name === 'company_id' || (LOG.includes(table) && name === 'chain')) values[name] = companyId;
      else if (name === 'id' && !isNumber(await typeOf(table)))
        values[name] = table === 'company' ? companyId : newId('obx');
    }
    for (const { table: child, name, parent, parentColumn } of anyRows.references)
      if (child === table && parent !== table && rows.get(parent)?.[parentColumn] !== undefined)
        values[name] = rows.get(parent)![parentColumn];
    rows.set(table, await anyRows.insert(table, values));
  }
  return rows;
}

const isNumber = (type: string) => /int/.test(type);
async function typeOf(table: string): Promise<string> {
  const [row] = await query<{ type: string }>(
    "SELECT data_type AS type FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND column_name = 'id'",
    [table],
  );
  return row?.type ?? '';
}

/** Tables that still have the company's inserted row. */
async function left(rows: ReadonlyMap<string, AnyRow>): Promise<string[]> {
  const found: string[] = [];
  for (const [table, row] of rows) {
    const keys = await query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ? AND index_name = 'PRIMARY'",
      [table],
    );
    const known = keys.map(({ name }) => name).filter((name) => row[name] !== undefined);
    const condition = known.length > 0 ? known : Object.keys(row).filter((name) => typeof row[name] === 'string');
    const where = condition.map((name) => `\`${name}\` = ?`).join(' AND ');
    const same = await query(
      `SELECT 1 FROM \`${table}\` WHERE ${where}`,
      condition.map((name) => row[name]),
    );
    if (same.length > 0) found.push(table);
  }
  return found.sort();
}

/** Tables with a column that still contains the company's id. */
async function mentions(companyId: string): Promise<string[]> {
  const columns = await query<{ table: string; name: string }>(
    `SELECT table_name AS \`table\`, column_name AS name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND data_type IN ('char', 'varchar', 'text', 'longtext', 'json')`,
  );
  const found = new Set<string>();
  for (const { table, name } of columns)
    if ((await query(`SELECT 1 FROM \`${table}\` WHERE \`${name}\` LIKE ? LIMIT 1`, [`%${companyId}%`])).length > 0)
      found.add(table);
  return [...found].sort();
}

it('leaves no row of a deleted company in any table except the activity log, and all rows of others', async () => {
  const [erased, other] = [newId('cmp'), newId('cmp')];
  const rows = await fill(erased);
  const others = await fill(other);
  expect(rows.size).toBeGreaterThan(50);
  expect(await left(rows)).toEqual([...tables].sort());
  await query('UPDATE company SET erase_at = UTC_TIMESTAMP(3) - INTERVAL 1 DAY WHERE id = ?', [erased]);
  await app.get(EraseCompaniesJob).run();
  // A legal hold keeps everything.
  expect(await left(rows)).toEqual([...tables].sort());
  await query('DELETE FROM document_hold WHERE company_id = ?', [erased]);
  await app.get(EraseCompaniesJob).run();
  expect(await left(rows)).toEqual([...LOG, 'user_session'].sort());
  expect(await mentions(erased)).toEqual(LOG);
  expect(await left(others)).toEqual([...tables].sort());
}, 60_000);
