import type { Contribution, Registry, RegistryEntry } from '@lading/mfe-contract';

/** The registry with the labels of the locale. */
export function localizeRegistry(registry: Registry, locale: string): Registry {
  return { ...registry, remotes: registry.remotes.map((remote) => localizeRemote(remote, locale)) };
}

function localizeRemote(remote: RegistryEntry, locale: string): RegistryEntry {
  const inLocale = <C extends Contribution>(items: C[]) =>
    items.map((item) => ({ ...item, label: item.labels?.[locale] ?? item.label }));
  const { nav, userMenu, search, actions, slots } = remote;
  return {
    ...remote,
    nav: inLocale(nav),
    ...(userMenu && { userMenu: inLocale(userMenu) }),
    ...(search && { search: inLocale(search) }),
    ...(actions && { actions: inLocale(actions) }),
    ...(slots && { slots: inLocale(slots) }),
  };
}
