import module from 'node:module';
import { InvalidEnvironment, loadConfig } from './config/config.js';
import { nodeVersionProblem } from './config/node-version.js';
import { instrument } from './instrument.js';
import { restrictNewFiles } from './platform/storage/owner-only.js';

const EXIT_FAILED = 1;
const EXIT_PORT_BUSY = 2;

async function start(): Promise<void> {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new UnsupportedNode(problem);
  restrictNewFiles();
  const { compiledDirectory } = loadConfig(process.env);
  // A sixth of a start is compiling. Without a directory that can be written to, it is done again.
  module.enableCompileCache(compiledDirectory);
  await instrument(process.env);
  const { startServer } = await import('./server.js');
  await startServer();
}

class UnsupportedNode extends Error {}

function explain(error: unknown): { sentence: string; code: number } {
  if (error instanceof InvalidEnvironment || error instanceof UnsupportedNode)
    return { sentence: error.message, code: EXIT_FAILED };
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return { sentence: `Port ${port} is in use. Stop what uses it, or choose another one.`, code: EXIT_PORT_BUSY };
  return { sentence: `Lading cannot start: ${message}`, code: EXIT_FAILED };
}

start().catch((error: unknown) => {
  const { sentence, code } = explain(error);
  console.error(sentence);
  process.exit(code);
});
