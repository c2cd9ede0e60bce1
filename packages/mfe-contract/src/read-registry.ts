import type { Registry, RegistryEntry, ShellEntry, SlotContent } from './manifest';

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const string: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const boolean: Check = (value) => typeof value === 'boolean';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

/** The schema checks manifests when they are built; this checks what the shell relies on, since other versions of the schema wrote the registry. */
const labels = optional((value) => isObject(value) && Object.values(value).every(string));
const contribution = { label: string, labels, order: optional(number), permissions: optional(list(string)) };
const navItem = shape({
  ...contribution,
  path: string,
  icon: string,
  badge: optional(shape({ url: string, field: string, resource: optional(string) })),
});

/** Facts of releases, which earlier versions did not write. */
const facts = {
  commit: optional(string),
  builtAt: optional(string),
  bytes: optional(number),
  signature: optional(string),
  promotion: optional(shape({ by: string, at: string })),
};

const isShellEntry = shape({
  ...facts,
  release: string,
  version: string,
  checksum: string,
  integrity: string,
  provides: shape({ contract: string, ui: string, react: string, router: string, lingui: string, api: string }),
}) as (value: unknown) => value is ShellEntry;

const isRegistryEntry = shape({
  ...facts,
  name: string,
  contract: number,
  access: (value) => value === 'public' || value === 'signed-in',
  basePaths: list(string),
  userPaths: optional(list(string)),
  permissions: list(string),
  nav: list(navItem),
  userMenu: optional(list(navItem)),
  search: optional(list(shape({ ...contribution, url: string, path: string, title: string, detail: string }))),
  actions: optional(list(shape({ ...contribution, path: string, keywords: optional(string) }))),
  notificationTargets: optional(list(shape({ subject: string, kind: optional(string), path: string, icon: string }))),
  slots: optional(list(shape({ ...contribution, slot: string, content: string }))),
  requires: shape({
    ui: string,
    api: number,
    apiVersion: optional(string),
    contract: optional(string),
    react: optional(string),
    router: optional(string),
    lingui: optional(string),
  }),
  version: string,
  entry: string,
  integrity: string,
  enabled: boolean,
  reason: optional(string),
}) as (value: unknown) => value is RegistryEntry;

/**
 * Reads a registry from JSON. Invalid entries are left out, so that they cost one remote and not the product. The first of several remotes
 * with one name counts, and of several contents of a slot with one name. An invalid shell is left out. @throws TypeError without a list of remotes
 */
export function readRegistry(value: unknown): Registry {
  if (!isObject(value) || !Array.isArray(value.remotes)) throw new TypeError('registry.json has no list of remotes');
  const remotes = firstOfEach(value.remotes.filter(isRegistryEntry), ({ name }) => name);
  return {
    ...(isShellEntry(value.shell) && { shell: value.shell }),
    remotes: remotes.map((remote) => (remote.slots ? { ...remote, slots: distinct(remote.slots) } : remote)),
  };
}

const distinct = (slots: SlotContent[]) => firstOfEach(slots, ({ slot, content }) => `${slot} ${content}`);

function firstOfEach<T>(items: T[], keyOf: (item: T) => string): T[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index]!) === index);
}
