import type { Permission, Role } from '../platform/registered.js';
import { ROLES } from './contributions.js';
import { permissionsOf, ROLE_PERMISSIONS } from './permissions.js';

/** The table of freight.md 6.2, by row. */
const HOLDERS: Record<Permission, Role[]> = {
  'quote.read': ['owner', 'admin', 'manager', 'booker', 'finance', 'approver', 'viewer'],
  'price.read': ['owner', 'admin', 'manager', 'booker', 'finance', 'approver'],
  'quote.create': ['owner', 'admin', 'manager', 'booker'],
  'quote.book': ['owner', 'admin', 'manager', 'booker'],
  'shipment.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer'],
  'shipment.edit': ['owner', 'admin', 'manager', 'booker', 'dock'],
  'document.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer'],
  'document.hold': ['owner', 'admin'],
  'spend.read': ['owner', 'admin', 'manager', 'finance'],
  'invoice.manage': ['owner', 'finance'],
  'invoice.dispute': ['owner', 'manager', 'finance'],
  'claim.manage': ['owner', 'manager', 'finance'],
  'document.upload': ['owner', 'admin', 'manager', 'booker', 'dock', 'finance'],
  'contact.read': ['owner', 'admin', 'manager', 'booker', 'dock', 'viewer'],
  'contact.edit': ['owner', 'admin', 'manager', 'booker'],
  'company.read': ['owner', 'admin', 'manager', 'finance'],
  'company.manage': ['owner', 'admin', 'manager'],
  'member.manage': ['owner', 'admin'],
  'tariff.read': ['owner', 'admin', 'manager', 'finance'],
  'tariff.manage': ['owner', 'admin', 'manager'],
  'carrier.manage': ['owner', 'admin'],
  'audit.read': ['owner', 'admin', 'manager', 'finance'],
  'webhook.manage': ['owner', 'admin', 'manager'],
  'key.manage': ['owner', 'admin'],
  'ownership.transfer': ['owner'],
  'data.export': ['owner', 'admin'],
  'company.delete': ['owner'],
  'approval.decide': ['owner', 'manager', 'approver'],
  'approval.configure': ['owner', 'admin'],
  'accounting.configure': ['owner', 'manager', 'finance'],
  'edi.exchange': ['owner', 'admin', 'manager'],
};

describe('ROLE_PERMISSIONS', () => {
  it.each(Object.entries(HOLDERS))('%s belongs to %p', (permission, holders) => {
    const roles = (Object.keys(ROLE_PERMISSIONS) as Role[]).filter((role) =>
      ROLE_PERMISSIONS[role].has(permission as Permission),
    );
    expect(roles.sort()).toEqual([...holders].sort());
  });
});

describe('permissionsOf', () => {
  it.each([true, false])(
    'shows prices to a viewer and a booker or not (%p), and changes nothing else',
    (seesPrices) => {
      for (const role of ['viewer', 'booker'] as const) {
        const others = (permissions: ReadonlySet<Permission>) =>
          [...permissions].filter((permission) => permission !== 'price.read').sort();
        expect(permissionsOf(role, seesPrices).has('price.read')).toBe(seesPrices);
        expect(others(permissionsOf(role, seesPrices))).toEqual(others(ROLE_PERMISSIONS[role]));
      }
    },
  );

  it("uses the role's permissions for every other role, and without a choice", () => {
    for (const role of ROLES) {
      const choices = role === 'viewer' || role === 'booker' ? [null] : [null, true, false];
      for (const seesPrices of choices) expect(permissionsOf(role, seesPrices)).toEqual(ROLE_PERMISSIONS[role]);
    }
    expect(permissionsOf('dock', true).has('price.read')).toBe(false);
  });
});
