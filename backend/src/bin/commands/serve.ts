import module from 'node:module';
import { loadConfig } from '../../config/config.js';
import { instrument } from '../../instrument.js';

/** Serves the API, and the front ends if their folder is configured; also runs the worker unless RUN_WORKER is false. */
export async function run(): Promise<void> {
  const config = loadConfig(process.env);
  // A sixth of a start is compiling. Without a directory that can be written to, it is done again.
  module.enableCompileCache(config.compiledDirectory);
  await instrument(process.env);
  const { startServer } = await import('../../server.js');
  await startServer(config);
}
