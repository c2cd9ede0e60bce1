import { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { mayChangeAudit } from '../../audit/persistence/audit-chains.sql.js';
import { dataSourceOptions } from '../data-source-options.js';
import { Database } from '../database.js';
import { isAccessDenied } from '../errors.js';

let db: TestDatabase;
let product: DataSource;

beforeAll(async () => {
  db = await testDatabase();
  product = await new DataSource(dataSourceOptions({ databaseUrl: db.url })).initialize();
});
afterAll(async () => {
  await product.destroy();
  await db.close();
});

const refused = async (sql: string) => {
  const outcome: unknown = await product.query(sql).catch((error: unknown) => error);
  return isAccessDenied(outcome);
};

describe('the database user of the product', () => {
  it('reads and writes every table of the product', async () => {
    const tables = await db.database.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name NOT LIKE 'migration%' AND table_name NOT LIKE 'audit%'`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name } of tables) {
      await product.query(`SELECT 1 FROM \`${name}\` LIMIT 1`);
      await product.query(`DELETE FROM \`${name}\` WHERE 1 = 0`);
    }
  });

  it.each([
    `UPDATE audit_entry SET action = 'x' WHERE 1 = 0`,
    'DELETE FROM audit_entry WHERE 1 = 0',
    'TRUNCATE TABLE audit_entry',
    'DROP TABLE audit_entry',
    'DELETE FROM audit_chain WHERE 1 = 0',
    'DELETE FROM audit_key WHERE 1 = 0',
    'DELETE FROM migration WHERE 1 = 0',
    'ALTER TABLE company ADD COLUMN x int',
    'CREATE TABLE other (id int)',
    'CREATE TRIGGER t BEFORE INSERT ON audit_entry FOR EACH ROW SET NEW.action = 1',
  ])('is refused %s', async (sql) => {
    expect(await refused(sql)).toBe(true);
  });

  it('is reported by the verifier as unable to change entries, unlike the owner', async () => {
    expect(await mayChangeAudit(new Database(product))).toBe(false);
    expect(await mayChangeAudit(db.database)).toBe(true);
  });
});
