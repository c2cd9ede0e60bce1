import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

/** Runs a program of infra/mfe on the store that the product serves, in the folder of a remote. */
export async function releaseTool(program: 'release' | 'cli', args: string[] = [], cwd = root): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, `infra/mfe/${program}.mjs`), ...args],
    { cwd },
  );
  return stdout;
}
