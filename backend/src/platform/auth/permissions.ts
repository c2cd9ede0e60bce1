/** What somebody may do in a company, after `freight.md` 6.2. */
export type Permission =
  | 'quote.read'
  | 'price.read'
  | 'quote.create'
  | 'quote.book'
  | 'shipment.read'
  | 'shipment.edit'
  | 'document.read'
  | 'contact.read'
  | 'contact.edit'
  | 'company.read'
  | 'company.manage'
  | 'member.manage'
  | 'tariff.read'
  | 'tariff.manage'
  | 'carrier.manage'
  | 'audit.read'
  | 'webhook.manage'
  | 'key.manage'
  | 'ownership.transfer'
  | 'data.export'
  | 'company.delete';

/**
 * What a program may be allowed to do. The rest is people's alone: whom the company works with, what becomes of the company, and keys
 * themselves.
 */
export const KEY_PERMISSIONS = [
  'quote.read',
  'price.read',
  'quote.create',
  'quote.book',
  'shipment.read',
  'shipment.edit',
  'document.read',
  'contact.read',
  'contact.edit',
  'company.read',
  'company.manage',
  'tariff.read',
  'tariff.manage',
  'carrier.manage',
  'audit.read',
  'webhook.manage',
] as const satisfies readonly Permission[];
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];

/** What somebody is in a company. */
export type Role = 'owner' | 'admin' | 'manager' | 'booker' | 'dock' | 'finance' | 'approver' | 'viewer';

const BOOKER: readonly Permission[] = [
  'quote.read',
  'price.read',
  'quote.create',
  'quote.book',
  'shipment.read',
  'shipment.edit',
  'document.read',
  'contact.read',
  'contact.edit',
];
const MANAGER: readonly Permission[] = [
  ...BOOKER,
  'company.read',
  'company.manage',
  'tariff.read',
  'tariff.manage',
  'audit.read',
  'webhook.manage',
];
const ADMIN: readonly Permission[] = [...MANAGER, 'member.manage', 'carrier.manage', 'key.manage', 'data.export'];

/** Permissions of each role. The dock sees no price anywhere; a viewer sees none unless the company grants it. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set<Permission>([...ADMIN, 'ownership.transfer', 'company.delete']),
  admin: new Set(ADMIN),
  manager: new Set(MANAGER),
  booker: new Set(BOOKER),
  dock: new Set<Permission>(['shipment.read', 'shipment.edit', 'document.read', 'contact.read']),
  finance: new Set<Permission>([
    'quote.read',
    'price.read',
    'shipment.read',
    'document.read',
    'company.read',
    'tariff.read',
    'audit.read',
  ]),
  approver: new Set<Permission>(['quote.read', 'price.read', 'shipment.read', 'document.read']),
  viewer: new Set<Permission>(['quote.read', 'shipment.read', 'document.read', 'contact.read']),
};

/** Every role. */
export const ROLES = Object.keys(ROLE_PERMISSIONS) as readonly Role[];

/** Roles whose members may be shown prices or not, one by one; for the others the role decides. */
export const PRICE_CHOICE_ROLES: readonly Role[] = ['viewer', 'booker'];

const PERMISSIONS_WITH_PRICES = permissionsByRole((permissions) => permissions.add('price.read'));
const PERMISSIONS_WITHOUT_PRICES = permissionsByRole((permissions) => permissions.delete('price.read'));

/** What a member may do: the role's permissions, and for a viewer or booker the choice whether they see prices; null leaves it to the role. */
export function permissionsOf(role: Role, seesPrices: boolean | null): ReadonlySet<Permission> {
  if (seesPrices === null || !PRICE_CHOICE_ROLES.includes(role)) return ROLE_PERMISSIONS[role];
  return (seesPrices ? PERMISSIONS_WITH_PRICES : PERMISSIONS_WITHOUT_PRICES)[role];
}

function permissionsByRole(change: (permissions: Set<Permission>) => unknown): Record<Role, ReadonlySet<Permission>> {
  const changed = (role: Role): ReadonlySet<Permission> => {
    const permissions = new Set(ROLE_PERMISSIONS[role]);
    change(permissions);
    return permissions;
  };
  return Object.fromEntries(ROLES.map((role) => [role, changed(role)])) as Record<Role, ReadonlySet<Permission>>;
}
