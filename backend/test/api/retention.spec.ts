import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { PURGE_BATCH } from '../../src/platform/retention/persistence/expired-rows.sql.js';
import { PurgeExpiredRowsJob } from '../../src/platform/retention/purge-expired-rows.job.js';
import { type RetentionRule, RetentionRules } from '../../src/platform/retention/retention-rules.js';
import { AnyRows } from '../support/any-rows.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

const START = '2026-11-20T15:00:00.000Z';

const clock = new TestClock();
let app: TestApp;
let anyRows: AnyRows;
let rules: RetentionRule[];

beforeAll(async () => {
  app = await startTestApp({ clock });
  anyRows = await AnyRows.of(app);
  rules = app.get(RetentionRules).all();
}, 60_000);
beforeEach(async () => {
  clock.set(START);
  await app.database.truncate();
});
afterAll(() => app.close());

const instantOf = ({ epoch }: RetentionRule, at: number) => (epoch === true ? at : new Date(at));
const kept = async ({ table, column }: RetentionRule) =>
  (
    await app.database.database.query<{ at: Date | number }>(
      `SELECT ${column} AS at FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${column}`,
    )
  ).map(({ at }) => Number(at));
/** Inserts a row for each of these instants, with a child if the table has one. */
async function insert(rule: RetentionRule, ...instants: number[]): Promise<void> {
  for (const at of instants) {
    const row = await anyRows.insert(rule.table, { [rule.column]: instantOf(rule, at) });
    if (rule.children !== undefined)
      await anyRows.insert(rule.children.table, { company_id: row.company_id, [rule.children.key]: row.id });
  }
}
const metric = async (name: string) =>
  (await app.get(Metrics).registry.getMetricsAsJSON()).find((one) => one.name === name);

describe('rows with a lifetime', () => {
  it('are those of the documented tables, with their lifetimes and indexes', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../docs/retention.md'), 'utf8');
    const documented = page
      .split('\n')
      .filter((line) => line.startsWith('|') && line.includes('`PurgeExpiredRowsJob`'))
      .map((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name]) => name))
      .map(([table, column, , index]) => [table, column, index]);
    expect(documented.sort()).toEqual(rules.map(({ table, column, index }) => [table, column, index]).sort());
  });

  it('are deleted after it and not before, in each table', async () => {
    const now = clock.now().getTime();
    for (const rule of rules) {
      await app.database.truncate();
      await insert(rule, now - rule.keptMs - 86_400_000, now - rule.keptMs - 1_000, now - rule.keptMs);
      await app.get(PurgeExpiredRowsJob).run();
      expect([rule.table, await kept(rule)]).toEqual([rule.table, [now - rule.keptMs]]);
      clock.advance(1_000);
      await app.get(PurgeExpiredRowsJob).run();
      expect([rule.table, await kept(rule)]).toEqual([rule.table, []]);
      if (rule.children !== undefined)
        expect(await app.database.database.query(`SELECT 1 FROM ${rule.children.table}`)).toEqual([]);
      clock.set(START);
    }
  });

  it('are found by the index of their rule and deleted in batches', async () => {
    const now = clock.now().getTime();
    for (const rule of rules) await insert(rule, now - rule.keptMs - 1, ...Array<number>(50).fill(now + 86_400_000));
    const statements = await statementsDuring(app, () => app.get(PurgeExpiredRowsJob).run());
    for (const rule of rules) {
      const sent = statements.find(
        ({ sql }) => sql.includes(` FROM ${rule.table} `) && sql.includes(`${rule.column} <`),
      );
      const [plan] = await app.get(DataSource).query<{ key: string }[]>(`EXPLAIN ${sent!.sql}`, sent!.params);
      expect([rule.table, plan?.key]).toEqual([rule.table, rule.index]);
      expect(sent!.sql).toMatch(/LIMIT (50|1000)$/);
    }
  });

  it('are all deleted, however many there are, and counted', async () => {
    const rule = rules.find(({ table }) => table === 'event_feed')!;
    const at = new Date(clock.now().getTime() - rule.keptMs - 60_000);
    await app.database.database.execute(
      'INSERT INTO event_feed (company_id, channel, type, data, created_at) VALUES ?',
      [
        Array.from({ length: 2 * PURGE_BATCH + 1 }, () => [
          'cmp_01J00000000000000000000000',
          'quote:1',
          'old',
          '{}',
          at,
        ]),
      ],
    );
    const overdue = async () =>
      (await metric('lading_purge_overdue_seconds'))?.values.find(({ labels }) => labels.table === 'event_feed')?.value;
    const purged = async () =>
      (await metric('lading_purged_rows_total'))?.values.find(({ labels }) => labels.table === 'event_feed')?.value ??
      0;
    const before = await purged();
    expect(await overdue()).toBe(60);
    await app.get(PurgeExpiredRowsJob).run();
    expect([await kept(rule), await overdue()]).toEqual([[], 0]);
    expect((await purged()) - before).toBe(2 * PURGE_BATCH + 1);
  });

  it('wait for the next run when the process stops', async () => {
    const now = clock.now().getTime();
    for (const rule of rules) await insert(rule, now - rule.keptMs - 1);
    await app.get(PurgeExpiredRowsJob).run(AbortSignal.abort());
    for (const rule of rules) expect(await kept(rule)).toHaveLength(1);
  });

  it('are deleted even if another table cannot be purged', async () => {
    const now = clock.now().getTime();
    const last = rules.at(-1)!;
    await insert(last, now - last.keptMs - 1);
    await app.database.database.query(`RENAME TABLE ${rules[0]!.table} TO away`);
    try {
      await expect(app.get(PurgeExpiredRowsJob).run()).rejects.toThrow('Some tables could not be purged.');
    } finally {
      await app.database.database.query(`RENAME TABLE away TO ${rules[0]!.table}`);
    }
    expect(await kept(last)).toEqual([]);
  });
});
