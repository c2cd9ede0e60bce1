import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;
const FOLDER = /^([a-z][a-z0-9]*)\/(\d+\.\d+\.\d+[\w.+-]*-[0-9a-f]{12})$/;
/** The shell is released like a remote of this name. */
export const SHELL = 'shell';
export const isShell = (name) => name === SHELL;

export const REMOTE_MANIFEST = 'mfe.manifest.json';
export const SHELL_MANIFEST = 'shell.manifest.json';
/** The shell's page, which the server completes for each response. */
export const SHELL_PAGE = 'index.html';

/** File that describes a release; it is written last, so a folder that has one is complete. */
export const manifestFile = (name) => (isShell(name) ? SHELL_MANIFEST : REMOTE_MANIFEST);

/**
 * Name of a release, for example `1.4.0-ab49a3ba5f63`: the version and a hash of the whole build, manifest included. Different contents have different
 * names, so files can be cached forever. Equal contents have one name, whenever they were built.
 */
export function releaseName(manifest) {
  const { commit: _commit, builtAt: _builtAt, ...built } = manifest;
  const hash = createHash('sha256').update(JSON.stringify(built)).digest('hex');
  return `${manifest.version}-${hash.slice(0, HASH_LENGTH)}`;
}

/** Path of a release's files in the store and below the origin. */
export const releaseFolder = (name, release) => `mfe/${name}/${release}`;

/** Name and release of a folder such as `quotes/1.4.0-ab49a3ba5f63`; undefined for anything else. */
export function parseFolder(folder) {
  const [, name, release] = FOLDER.exec(folder) ?? [];
  return name && { name, release };
}

/** Entry of registry.json: the manifest without its list of files. That of a remote has its entry file as a path from the origin. */
export function registryEntry(manifest, release, added = {}) {
  const { files: _files, ...facts } = manifest;
  const { enabled = true, ...others } = added;
  if (isShell(manifest.name)) return { ...facts, release, ...others };
  return { ...facts, entry: `/${releaseFolder(manifest.name, release)}/${manifest.entry}`, enabled, ...others };
}

/** The release that a registry entry points to. */
export const releaseOfEntry = ({ release, entry }) => release ?? entry.split('/').at(-2);
