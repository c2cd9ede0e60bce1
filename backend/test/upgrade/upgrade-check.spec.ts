import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, loadConfig } from '../../src/config/config.js';
import { migrations } from '../../src/migrations/index.js';
import { PREVIOUS_RELEASE } from '../../src/migrations/previous-release.js';
import { checkUpgrade } from '../../src/platform/backup/upgrade-check.js';
import { withDatabase } from '../../src/platform/database/with-database.js';
import { createFileStore } from '../../src/platform/storage/create-file-store.js';
import { emptyDatabase, openDataSource } from '../support/test-database.js';
import { PAST_SCHEMAS, RELEASES, restoreFixture } from '../support/upgrade-fixtures.js';

const name = `lading_upgrade_${process.env.JEST_WORKER_ID ?? '1'}`;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lading-upgrade-'));
});
afterAll(() => rm(directory, { recursive: true }));

const configOf = (url: string): Config => loadConfig({ DATABASE_URL: url, LADING_DIR: directory });
const check = (config: Config) => checkUpgrade(config, createFileStore(config), true);

describe('the checks of an upgrade', () => {
  it('accept the previous release while its processes run', async () => {
    const url = await restoreFixture(`${RELEASES.at(-1)!}/database.sql.gz`, name);
    const process = await openDataSource(url);
    const ran = await process.query<{ name: string }[]>('SELECT name FROM migration ORDER BY id');
    expect(PREVIOUS_RELEASE).toEqual({ version: RELEASES.at(-1), lastMigration: ran.at(-1)!.name });
    const { pending, faults } = await check(configOf(url));
    await process.destroy();
    expect(faults).toEqual([]);
    expect(pending).toEqual(migrations.map((one) => one.name).filter((one) => !ran.some((done) => done.name === one)));
  });

  it('refuse an older schema while processes run', async () => {
    const url = await restoreFixture(PAST_SCHEMAS[0]!, name);
    const process = await openDataSource(url);
    expect((await check(configOf(url))).faults).toEqual([expect.stringContaining('stop all processes first')]);
    await process.destroy();
    expect((await check(configOf(url))).faults).toEqual([]);
  });

  it('refuse a database of a later release and a half restored one', async () => {
    const url = await restoreFixture(`${RELEASES.at(-1)!}/database.sql.gz`, name);
    await withDatabase(configOf(url), async (database) => {
      await database.execute("INSERT INTO migration (timestamp, name) VALUES (1999000000000, 'Later1999000000000')");
      await database.execute('CREATE TABLE restoration (id int, completed_at datetime NULL)');
      await database.execute('INSERT INTO restoration VALUES (1, NULL)');
    });
    expect((await check(configOf(url))).faults).toEqual([
      'a restore did not finish',
      'the database is from a newer release: it has Later1999000000000',
    ]);
  });

  it('accept an empty database', async () => {
    const { pending, faults } = await check(configOf(await emptyDatabase(name)));
    expect([pending.length, faults]).toEqual([migrations.length, []]);
  });
});
