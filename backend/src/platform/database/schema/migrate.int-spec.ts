import { setTimeout as delay } from 'node:timers/promises';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDatabase, openDataSource } from '../../../../test/support/test-database.js';
import { migrations } from '../../../migrations/index.js';
import { dataSourceOptions } from '../data-source-options.js';
import { migrate, revertAll } from './migrate.js';
import { schemaSnapshot } from './schema-snapshot.js';

describe('migrations', () => {
  let url: string;
  const options = async () => {
    url = await emptyDatabase(`lading_migrate_${process.env.JEST_WORKER_ID ?? '1'}`);
    return dataSourceOptions({ databaseUrl: url });
  };

  it('run exactly once when several processes start together', async () => {
    const target = await options();
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(target)));
    expect(ran.filter((names) => names.length > 0)).toEqual([migrations.map((migration) => migration.name)]);
    expect(await migrate(target)).toEqual([]);
  });

  it('wait for a process on another node, and replace one that crashed', async () => {
    const target = await options();
    const other = await openDataSource(url);
    await other.query(
      'CREATE TABLE migration_lease (id tinyint NOT NULL PRIMARY KEY, owner varchar(80) NULL, leased_until datetime(3) NOT NULL)',
    );
    await other.query("INSERT INTO migration_lease VALUES (1, 'crashed', UTC_TIMESTAMP(3) + INTERVAL 2 SECOND)");
    const startedAt = performance.now();
    const ran = await Promise.all([migrate(target), migrate(target), migrate(target)]);
    expect(performance.now() - startedAt).toBeGreaterThan(1_800);
    expect(ran.map((names) => names.length).sort()).toEqual([0, 0, migrations.length]);
    const [row] = await other.query<{ owner: string | null }[]>('SELECT owner FROM migration_lease');
    expect(row).toEqual({ owner: null });
    await other.destroy();
  });

  it('stop when another process took over the lease', async () => {
    const target = await options();
    const other = await openDataSource(url);
    const stopped = expect(migrate(target)).rejects.toThrow('Another process runs the migrations now');
    for (let taken = 0; taken === 0; await delay(5)) {
      const taking = other.query("UPDATE migration_lease SET owner = 'other' WHERE owner IS NOT NULL");
      taken = ((await taking.catch(() => ({ affectedRows: 0 }))) as { affectedRows: number }).affectedRows;
    }
    await stopped;
    await other.destroy();
  });

  it('leave nothing when reverted, and create the same schema when run again', async () => {
    const target = await options();
    await migrate(target);
    const first = await schemaSnapshot(target);
    expect(first.some((line) => line.includes('company'))).toBe(true);
    await revertAll(target);
    expect(await schemaSnapshot(target)).toEqual([]);
    await migrate(target);
    expect(await schemaSnapshot(target)).toEqual(first);
  });

  it('are not reverted while a table has rows, unless deletion is allowed', async () => {
    const target = await options();
    await migrate(target);
    const dataSource = await openDataSource(url);
    await dataSource.query("INSERT INTO gs1_serial (prefix, `last_value`) VALUES ('a', 1)");
    await dataSource.destroy();
    await expect(revertAll(target)).rejects.toThrow('these tables have rows: gs1_serial');
    expect(await migrate(target)).toEqual([]);
    await revertAll(target, { deleteRows: true });
    expect(await schemaSnapshot(target)).toEqual([]);
  });

  it('are reverted only by the check on empty databases', () => {
    const source = join(import.meta.dirname, '../../../..');
    const callers = globSync(['src/**/*.ts', '../infra/**/*.mjs', '../package.json', 'package.json'], { cwd: source })
      .filter((name) => !/[.-]spec\.ts$/.test(name))
      .filter((name) => /revertAll|undoLastMigration|migration:revert/.test(readFileSync(join(source, name), 'utf8')));
    expect(callers.sort()).toEqual(['src/bin/commands/check-migrations.ts', 'src/platform/database/schema/migrate.ts']);
  });
});
