import { nodeVersionProblem } from '../config/node-version.js';
import { restrictNewFiles } from '../platform/storage/owner-only.js';
import { COMMANDS, USAGE, usageOf } from './commands.js';
import { WrongUsage } from './wrong-usage.js';

const EXIT_FAILED = 1;
const EXIT_WRONG_USAGE = 2;

/** `lading <command>`: runs every process and every operator's command of the product. */
async function runCommandLine([name = 'help', ...args]: readonly string[]): Promise<void> {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new Error(problem);
  if (['help', '--help', '-h'].includes(name)) return console.log(USAGE);
  const command = COMMANDS[name];
  if (command === undefined) throw new WrongUsage(`There is no command "${name}".\n\n${USAGE}`);
  restrictNewFiles();
  const { run } = await command.load();
  await run(args).catch((error: unknown) => {
    if (!(error instanceof WrongUsage)) throw error;
    throw new WrongUsage([error.message, usageOf(name, command)].filter(Boolean).join('\n'));
  });
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another one.`;
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

runCommandLine(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explain(error));
  // Also if a part that was started is still running.
  process.exit(error instanceof WrongUsage ? EXIT_WRONG_USAGE : EXIT_FAILED);
});
