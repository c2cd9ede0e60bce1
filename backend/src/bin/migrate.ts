import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { migrate } from '../platform/database/migrate.js';
import { runCommand } from './run-command.js';

await runCommand(async () => {
  const names = await migrate(dataSourceOptions(loadConfig(process.env)));
  console.log(names.length === 0 ? 'The schema is up to date.' : `Ran ${names.length} migrations: ${names.join(', ')}`);
});
