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
  | 'audit.read';

/** What somebody is in a company. */
export type Role = 'owner' | 'admin' | 'manager' | 'booker' | 'dock' | 'finance' | 'approver' | 'viewer';

const BOOKER: readonly Permission[] = [
  'quote.read', 'price.read', 'quote.create', 'quote.book', 'shipment.read', 'shipment.edit', 'document.read', 'contact.read', 'contact.edit',
];
const MANAGER: readonly Permission[] = [...BOOKER, 'company.read', 'company.manage', 'tariff.read', 'tariff.manage', 'audit.read'];
const ADMIN: readonly Permission[] = [...MANAGER, 'member.manage'];

/** Permissions of each role. The dock sees no price anywhere; a viewer sees none unless a later setting grants it. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(ADMIN),
  admin: new Set(ADMIN),
  manager: new Set(MANAGER),
  booker: new Set(BOOKER),
  dock: new Set<Permission>(['shipment.read', 'shipment.edit', 'document.read', 'contact.read']),
  finance: new Set<Permission>(['quote.read', 'price.read', 'shipment.read', 'document.read', 'company.read', 'tariff.read', 'audit.read']),
  approver: new Set<Permission>(['quote.read', 'price.read', 'shipment.read', 'document.read']),
  viewer: new Set<Permission>(['quote.read', 'shipment.read', 'document.read', 'contact.read']),
};
