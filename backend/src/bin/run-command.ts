import { nodeVersionProblem } from '../config/node-version.js';
import { restrictNewFiles } from '../platform/storage/owner-only.js';

/** Runs a command; a failure prints one message on standard error and exits with 1, also if a part that was started is still running. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  restrictNewFiles();
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
