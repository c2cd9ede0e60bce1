import type { RegistryEntry } from '@lading/mfe-contract';
import type { Source } from './report';
import { SHELL } from './version';

/** Release folders start with the name of the remote: `/mfe/quotes/0.1.0-3751f3a7e4ab/`. The shell has such folders, too. */
const RELEASE_FOLDER = /\/mfe\/(?!shell\/)([a-z][a-z0-9]*)\/((\d+\.\d+\.\d+[^/]*)-[0-9a-f]+)\//;

/** The remote whose file is closest to the top of the stack, or the shell. `files` is in stack order, top first. */
export function sourceOf(files: readonly string[]): Source {
  const found = files.map((file) => RELEASE_FOLDER.exec(file)).find((match) => match !== null);
  return found ? { remote: found[1]!, version: found[3]!, build: found[2]! } : SHELL;
}

/** A remote as the source of an error. */
export const sourceOfRemote = ({ name, version, entry }: RegistryEntry): Source => ({
  remote: name,
  version,
  build: entry.split('/').at(-2) ?? version,
});
