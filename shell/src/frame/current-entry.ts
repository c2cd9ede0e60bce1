import type { NavItem, Registry, RegistryEntry } from '@lading/mfe-contract';
import { isUnder, ownerOf } from '../routing/decide-route';

/** The navigation entry of a remote that a page belongs to: the nearest one above it, else one with the same base path, else the first. */
export function currentEntry({ basePaths }: RegistryEntry, entries: NavItem[], pathname: string): NavItem | undefined {
  const [nearest] = entries
    .filter(({ path }) => isUnder(pathname, path))
    .sort((one, other) => other.path.length - one.path.length);
  const base = basePaths.find((path) => isUnder(pathname, path));
  return nearest ?? entries.find(({ path }) => base !== undefined && isUnder(path, base)) ?? entries[0];
}

/** Where the section of a page starts; the page itself without an entry. */
export function sectionStart(registry: Registry, pathname: string): string {
  const owner = ownerOf(pathname, registry);
  return (owner && currentEntry(owner, owner.nav, pathname)?.path) ?? pathname;
}
