import type { Permission, Role } from '../platform/registered.js';
import { PERMISSIONS, ROLES } from './contributions.js';

type Declarations = typeof PERMISSIONS;

/** Permissions that an API key can have. The others require a user: business partners, the company itself, and API keys. */
export type KeyPermission = {
  [P in keyof Declarations]: Declarations[P]['apiKeys'] extends true ? P : never;
}[keyof Declarations];

const declared = Object.entries(PERMISSIONS) as [Permission, { roles: readonly Role[]; apiKeys: boolean }][];

export const KEY_PERMISSIONS = declared
  .filter(([, { apiKeys }]) => apiKeys)
  .map(([permission]) => permission) as readonly KeyPermission[];

/** Permissions of each role (`freight.md` 6.2). The dock never sees prices; a viewer sees them only if the company grants it. */
export const ROLE_PERMISSIONS = permissionsByRole(() => undefined);

/** Roles for which price visibility is set per member; for the others the role decides. */
export const PRICE_CHOICE_ROLES: readonly Role[] = ['viewer', 'booker'];

const PERMISSIONS_WITH_PRICES = permissionsByRole((permissions) => permissions.add('price.read'));
const PERMISSIONS_WITHOUT_PRICES = permissionsByRole((permissions) => permissions.delete('price.read'));

/** Permissions of a member: those of the role, and for viewers and bookers price visibility; null uses the role's default. */
export function permissionsOf(role: Role, seesPrices: boolean | null): ReadonlySet<Permission> {
  if (seesPrices === null || !PRICE_CHOICE_ROLES.includes(role)) return ROLE_PERMISSIONS[role];
  return (seesPrices ? PERMISSIONS_WITH_PRICES : PERMISSIONS_WITHOUT_PRICES)[role];
}

function permissionsByRole(
  change: (permissions: Set<Permission>) => unknown,
): Readonly<Record<Role, ReadonlySet<Permission>>> {
  const changed = (role: Role): ReadonlySet<Permission> => {
    const having = declared.filter(([, { roles }]) => roles.includes(role));
    const permissions = new Set(having.map(([permission]) => permission));
    change(permissions);
    return permissions;
  };
  return Object.fromEntries(ROLES.map((role) => [role, changed(role)])) as Record<Role, ReadonlySet<Permission>>;
}
