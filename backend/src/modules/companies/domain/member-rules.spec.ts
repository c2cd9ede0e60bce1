import type { Role } from '../../../platform/registered.js';
import { isLastOwner, mayManageRole } from './member-rules.js';

const ROLES: Role[] = ['owner', 'admin', 'manager', 'booker', 'dock', 'finance', 'approver', 'viewer'];

describe('mayManageRole', () => {
  it('allows owners to manage all roles, admins all roles below admin, and other roles none', () => {
    for (const role of ROLES) {
      expect(mayManageRole('owner', role)).toBe(true);
      expect(mayManageRole('admin', role)).toBe(role !== 'owner' && role !== 'admin');
      for (const other of ROLES.filter((candidate) => candidate !== 'owner' && candidate !== 'admin'))
        expect(mayManageRole(other, role)).toBe(false);
    }
  });
});

describe('isLastOwner', () => {
  const ann = { userId: 'ann', role: 'owner', status: 'active' } as const;
  const bob = { userId: 'bob', role: 'owner', status: 'active' } as const;

  it('counts active owners only', () => {
    expect(isLastOwner([ann], 'ann')).toBe(true);
    expect(isLastOwner([ann, bob], 'ann')).toBe(false);
    expect(isLastOwner([ann, { ...bob, status: 'suspended' }], 'ann')).toBe(true);
    expect(isLastOwner([ann, { ...bob, role: 'admin' }], 'ann')).toBe(true);
    expect(isLastOwner([ann], 'bob')).toBe(false);
  });
});
