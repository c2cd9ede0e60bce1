import type { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { migrate } from '../../src/platform/database/schema/migrate.js';
import { emptyDatabase, openDataSource } from '../support/test-database.js';

/** Part of the portable subset of SQL (docs/adr/0004): what the schema needs so that companies can live on different nodes. */
let dataSource: DataSource;

/** Tables of companies whose primary key does not start with the company, with reasons. */
const OTHER_KEYS = {
  association: 'also read by user',
  company_domain: 'a verified domain belongs to one company',
  event_feed: 'one order for all channels, read from its end',
  invitation: 'also read by email address',
  notification_digest: 'found by its message',
  notification_summary: 'found by its message',
  outbox_message: 'messages without a company; workers read all companies',
  report_due: 'marks of days, of which workers read the oldest of all companies',
  tender_link: 'found by its token',
  user_session: 'found by its token; belongs to a user',
};
/** Foreign keys to such tables. */
const OTHER_FOREIGN_KEYS = [
  'company_domain_code.fk_company_domain_code_domain',
  'invitation_link.fk_invitation_link_invitation',
];
/** Columns that the database numbers. Only the feed depends on their order, on the one node that writes; marks of days are in no particular order. */
const NUMBERED = ['event_feed.id', 'migration.id', 'report_due.id'];

const names = async (sql: string): Promise<string[]> =>
  (await dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name).sort();

beforeAll(async () => {
  const databaseUrl = await emptyDatabase(`lading_portable_${process.env.JEST_WORKER_ID ?? '1'}`);
  await migrate(dataSourceOptions({ databaseUrl }));
  dataSource = await openDataSource(databaseUrl);
}, 60_000);
afterAll(() => dataSource.destroy());

it('has a primary key on every table, as replication of rows requires, and only InnoDB tables', async () => {
  const without = await names(
    `SELECT t.table_name AS name FROM information_schema.tables t WHERE t.table_schema = DATABASE() AND (t.engine <> 'InnoDB' OR NOT EXISTS (
       SELECT 1 FROM information_schema.statistics s WHERE s.table_schema = t.table_schema AND s.table_name = t.table_name AND s.index_name = 'PRIMARY'))`,
  );
  expect(without).toEqual([]);
});

it('starts the primary key of the tables of companies with the company', async () => {
  const others = await names(
    `SELECT c.table_name AS name FROM information_schema.columns c WHERE c.table_schema = DATABASE() AND c.column_name = 'company_id' AND NOT EXISTS (
       SELECT 1 FROM information_schema.statistics s WHERE s.table_schema = c.table_schema AND s.table_name = c.table_name AND s.index_name = 'PRIMARY'
          AND s.seq_in_index = 1 AND s.column_name = 'company_id')`,
  );
  expect(others).toEqual(Object.keys(OTHER_KEYS));
});

it('has foreign keys between tables of companies only within one company', async () => {
  const across = await names(
    `SELECT CONCAT(k.table_name, '.', k.constraint_name) AS name FROM information_schema.key_column_usage k WHERE k.table_schema = DATABASE() AND EXISTS (
       SELECT 1 FROM information_schema.columns c WHERE c.table_schema = k.table_schema AND c.table_name = k.referenced_table_name AND c.column_name = 'company_id')
      GROUP BY k.table_name, k.constraint_name HAVING SUM(k.referenced_column_name = 'company_id') = 0`,
  );
  expect(across).toEqual(OTHER_FOREIGN_KEYS);
});

it('numbers rows of no other table by AUTO_INCREMENT', async () => {
  const numbered = await names(
    `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND extra LIKE '%auto_increment%'`,
  );
  expect(numbered).toEqual(NUMBERED);
});
