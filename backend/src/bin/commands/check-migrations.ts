import { loadConfig } from '../../config/config.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { migrate, revertAll } from '../../platform/database/schema/migrate.js';
import { schemaSnapshot } from '../../platform/database/schema/schema-snapshot.js';

const SHOWN = 20;

/** Checks on an empty database that every migration can be reverted and run again with the same resulting schema. */
export async function run(): Promise<void> {
  const options = dataSourceOptions(loadConfig(process.env));
  expectSame('The database is not empty', await schemaSnapshot(options), []);
  await migrate(options);
  const first = await schemaSnapshot(options);
  await revertAll(options);
  expectSame('Something is left after every migration was undone', await schemaSnapshot(options), []);
  await migrate(options);
  expectSame('Running the migrations a second time gave another schema', await schemaSnapshot(options), first);
  console.log(`The migrations go up, down and up again: ${first.length} parts of the schema are the same.`);
}

function expectSame(complaint: string, actual: string[], expected: string[]): void {
  const differing = [
    ...actual.filter((line) => !expected.includes(line)),
    ...expected.filter((line) => !actual.includes(line)),
  ];
  if (differing.length > 0)
    throw new Error(
      [`${complaint} (${differing.length} parts of the schema):`, ...differing.slice(0, SHOWN)].join('\n  '),
    );
}
