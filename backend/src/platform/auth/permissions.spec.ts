import { ROLE_PERMISSIONS, type Permission, type Role } from './permissions.js';

/** The table of freight.md 6.2, read by rows. */
const HOLDERS: Record<Permission, Role[]> = {
  'quote.read': ['owner', 'admin', 'manager', 'booker', 'finance', 'approver', 'viewer'],
  'price.read': ['owner', 'admin', 'manager', 'booker', 'finance', 'approver'],
  'quote.create': ['owner', 'admin', 'manager', 'booker'],
  'quote.book': ['owner', 'admin', 'manager', 'booker'],
  'shipment.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer'],
  'shipment.edit': ['owner', 'admin', 'manager', 'booker', 'dock'],
  'document.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer'],
  'contact.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'viewer'],
  'contact.edit': ['owner', 'admin', 'manager', 'booker'],
  'company.read': ['owner', 'admin', 'manager', 'finance'],
  'company.manage': ['owner', 'admin', 'manager'],
  'member.manage': ['owner', 'admin'],
  'tariff.read': ['owner', 'admin', 'manager', 'finance'],
  'tariff.manage': ['owner', 'admin', 'manager'],
  'audit.read': ['owner', 'admin', 'manager', 'finance'],
};

describe('ROLE_PERMISSIONS', () => {
  it.each(Object.entries(HOLDERS))('%s belongs to %p', (permission, holders) => {
    const roles = (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((role) => ROLE_PERMISSIONS[role].has(permission as Permission));
    expect(roles.sort()).toEqual([...holders].sort());
  });
});
