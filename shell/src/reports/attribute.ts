import type { Source } from './report';
import { SHELL } from './version';

/** Releases of areas lie in folders that name them: `/mfe/quotes/0.1.0-3751f3a7e4ab/`. */
const RELEASE_FOLDER = /\/mfe\/([a-z][a-z0-9]*)\/(\d+\.\d+\.\d+[^/]*)-[0-9a-f]+\//;

/** Whose code failed: the area whose file stands nearest to the top of the stack, else the shell. `files` begins at the top. */
export function sourceOf(files: readonly string[]): Source {
  const found = files.map((file) => RELEASE_FOLDER.exec(file)).find((match) => match !== null);
  return found ? { area: found[1]!, version: found[2]! } : SHELL;
}
