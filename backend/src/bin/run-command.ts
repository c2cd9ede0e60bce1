import { restrictNewFiles } from '../platform/storage/owner-only.js';

/** Runs a command; a failure prints one message on standard error and sets exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  restrictNewFiles();
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
