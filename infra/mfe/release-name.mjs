import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;
const NAME = /^([a-z][a-z0-9]*)\/(\d+\.\d+\.\d+[\w.+-]*-[0-9a-f]{12})$/;

/** File that describes a release; it is written last, so a folder that has one is complete. */
export const MANIFEST_FILE = 'mfe.manifest.json';

/**
 * Name of a release of a remote, for example `1.4.0-ab49a3ba5f63`: the version and a hash of the whole build,
 * manifest included. Different contents have different names, so files can be cached forever.
 */
export function releaseName(manifest) {
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  return `${manifest.version}-${hash.slice(0, HASH_LENGTH)}`;
}

/** Path of a release's files in the store and below the origin. */
export const releaseFolder = (area, release) => `mfe/${area}/${release}`;

/** Remote and release of a folder such as `quotes/1.4.0-ab49a3ba5f63`; undefined for anything else. */
export function parseFolder(folder) {
  const [, area, release] = NAME.exec(folder) ?? [];
  return area && { area, release };
}

/** Entry of registry.json for a remote: its manifest, with the entry file as a path from the origin. */
export const registryEntry = (manifest, release, enabled = true) => ({
  ...manifest,
  entry: `/${releaseFolder(manifest.name, release)}/${manifest.entry}`,
  enabled,
});

/** The release that a registry entry points to. */
export const releaseOfEntry = ({ entry }) => entry.split('/').at(-2);
