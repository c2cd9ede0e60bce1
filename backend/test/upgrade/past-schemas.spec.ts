import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { migrate } from '../../src/platform/database/schema/migrate.js';
import { schemaSnapshot } from '../../src/platform/database/schema/schema-snapshot.js';
import { emptyDatabase } from '../support/test-database.js';
import { PAST_SCHEMAS, RELEASES, restoreFixture } from '../support/upgrade-fixtures.js';

const NAME = `lading_past_${process.env.JEST_WORKER_ID ?? '1'}`;
let expected: string[];

/** The schema after all migrations. */
async function migrated(url: string): Promise<string[]> {
  const options = dataSourceOptions({ databaseUrl: url });
  await migrate(options);
  return schemaSnapshot(options);
}

beforeAll(async () => {
  expected = await migrated(await emptyDatabase(NAME));
}, 60_000);

describe('the schema after an upgrade', () => {
  it.each([...PAST_SCHEMAS, ...RELEASES.map((release) => `${release}/database.sql.gz`)])(
    'of %s equals that of a new installation',
    async (file) => {
      const actual = await migrated(await restoreFixture(file, NAME));
      expect(actual.filter((line) => !expected.includes(line))).toEqual([]);
      expect(expected.filter((line) => !actual.includes(line))).toEqual([]);
    },
    60_000,
  );
});
