import type { Permission } from './host';

/** One entry of the shell's navigation. */
export interface NavItem {
  label: string;
  path: string;
  /** Name of an icon the shell knows; an unknown name gets a neutral one. */
  icon: string;
  /** Place among all entries, the lowest first; an entry without one comes last. Steps of ten leave room for others. */
  order?: number;
}

/** Versions of the shared modules, the contract and the API that a remote was built with, as caret ranges. Computed by the build from its imports. */
export interface Requirements {
  ui: string;
  /** Major version of the API. Shells of contract 1.1 and older read only this. */
  api: number;
  apiVersion?: string;
  contract?: string;
  react?: string;
  /** Version of react-router behind `@lading/ui/router`. */
  router?: string;
  lingui?: string;
}

/** What an area says about itself before any of its code runs; stands in its `mfe.manifest.json`. */
export interface Manifest {
  name: string;
  /** Major version of the contract the area was written for. */
  contract: number;
  /** Path prefixes that belong to the area, each starting with a slash. */
  basePaths: string[];
  /** `public` pages are shown to anybody, in the bare layout; `signed-in` pages inside the frame. */
  access: 'public' | 'signed-in';
  nav: NavItem[];
  /** Permissions without which no page of the area is of use. */
  permissions: Permission[];
  /** Not in the file that a team writes: the build adds it. */
  requires: Requirements;
}

/** The manifest as the build leaves it in `dist/mfe.manifest.json`. */
export interface StampedManifest extends Manifest {
  version: string;
  /** SHA-256 over the built files, hexadecimal. */
  checksum: string;
  /** File to load first, relative to the area's own folder. */
  entry: string;
  /** Hash of the entry file, written as in HTML's `integrity` (sha384). The entry vouches for every script that it loads. */
  integrity: string;
  /** Scripts that every use of the area needs after the entry, relative to its folder, with their hashes: a page may fetch them ahead. */
  startChunks: Record<string, string>;
}

/** One area as published: `entry` is now the path from the origin, below the area's immutable folder, or an address on another allowed origin. */
export interface RegistryEntry extends StampedManifest {
  enabled: boolean;
}

/** Body of `/registry.json`. */
export interface Registry {
  remotes: RegistryEntry[];
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNavItem = (item: unknown): boolean =>
  isObject(item) &&
  typeof item.label === 'string' &&
  typeof item.path === 'string' &&
  typeof item.icon === 'string' &&
  (item.order === undefined || typeof item.order === 'number');

function isManifest(value: Record<string, unknown>): boolean {
  return (
    typeof value.name === 'string' &&
    typeof value.contract === 'number' &&
    (value.access === 'public' || value.access === 'signed-in') &&
    isStrings(value.basePaths) &&
    isStrings(value.permissions) &&
    Array.isArray(value.nav) &&
    value.nav.every(isNavItem) &&
    isObject(value.requires) &&
    typeof value.requires.ui === 'string' &&
    typeof value.requires.api === 'number' &&
    [value.requires.contract, value.requires.react].every((range) => range === undefined || typeof range === 'string')
  );
}

const isRegistryEntry = (value: unknown): value is RegistryEntry =>
  isObject(value) &&
  isManifest(value) &&
  typeof value.version === 'string' &&
  typeof value.entry === 'string' &&
  typeof value.integrity === 'string' &&
  typeof value.enabled === 'boolean';

/** Reads a registry from JSON. An entry that cannot be understood is left out, so that it costs one area and not the product; throws when there is no list. */
export function readRegistry(value: unknown): Registry {
  if (!isObject(value) || !Array.isArray(value.remotes)) throw new TypeError('registry.json has no list of remotes');
  return { remotes: value.remotes.filter(isRegistryEntry) };
}
