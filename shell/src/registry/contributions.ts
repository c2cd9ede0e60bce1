import type { Contribution, Manifest, Registry, RegistryEntry } from '@lading/mfe-contract';

/** Item type of each list in a manifest that depends on permissions. */
interface Lists {
  nav: Manifest['nav'][number];
  userMenu: NonNullable<Manifest['userMenu']>[number];
  search: NonNullable<Manifest['search']>[number];
  actions: NonNullable<Manifest['actions']>[number];
  slots: NonNullable<Manifest['slots']>[number];
}

/** A contribution and the remote that makes it. */
export interface Contributed<C> {
  remote: RegistryEntry;
  item: C;
}

/** What the remotes contribute for a user with these permissions, in order. */
export function contributionsOf<K extends keyof Lists>(
  { remotes }: Registry,
  list: K,
  permissions: readonly string[],
): Contributed<Lists[K]>[] {
  const isAllowed = ({ permissions: needed = [] }: Pick<Contribution, 'permissions'>) =>
    needed.every((permission) => permissions.includes(permission));
  return remotes
    .filter(isAllowed)
    .flatMap((remote) => ((remote[list] ?? []) as Lists[K][]).map((item) => ({ remote, item })))
    .filter(({ item }) => isAllowed(item))
    .sort((one, other) => (one.item.order ?? Infinity) - (other.item.order ?? Infinity) || 0);
}
