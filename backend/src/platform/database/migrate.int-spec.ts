import { emptyDatabase } from '../../../test/support/test-database.js';
import { migrations } from '../../migrations/index.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate, revertAll } from './migrate.js';
import { schemaSnapshot } from './schema-snapshot.js';

describe('migrations', () => {
  const options = async () =>
    dataSourceOptions({ databaseUrl: await emptyDatabase(`lading_migrate_${process.env.JEST_WORKER_ID ?? '1'}`) });

  it('run exactly once when several processes start together', async () => {
    const target = await options();
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(target)));
    expect(ran.filter((names) => names.length > 0)).toEqual([migrations.map((migration) => migration.name)]);
    expect(await migrate(target)).toEqual([]);
  });

  it('leave nothing when they are undone, and give the same schema when they run again', async () => {
    const target = await options();
    await migrate(target);
    const first = await schemaSnapshot(target);
    expect(first.some((line) => line.includes('company'))).toBe(true);
    await revertAll(target);
    expect(await schemaSnapshot(target)).toEqual([]);
    await migrate(target);
    expect(await schemaSnapshot(target)).toEqual(first);
  });
});
