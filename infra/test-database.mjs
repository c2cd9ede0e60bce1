// node infra/test-database.mjs -- <command ...>: runs a command with TEST_DATABASE_URL set to a temporary database server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openThrowAwayDatabase } from './database.mjs';
import { printError } from './lib/failure.mjs';

const [separator, command, ...args] = process.argv.slice(2);
if (separator !== '--' || !command) {
  console.error('Usage: node infra/test-database.mjs -- <command> [arguments]');
  process.exit(2);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort(signal));

async function runCommand(url) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
  interrupted.signal.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

try {
  const database = await openThrowAwayDatabase({ note: console.error, signal: interrupted.signal, inMemory: true });
  try {
    process.exitCode = await runCommand(database.url);
  } finally {
    await database.stop();
  }
} catch (error) {
  if (!interrupted.signal.aborted) printError(error);
  process.exitCode = 1;
}
