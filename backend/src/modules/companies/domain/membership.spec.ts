import {
  MEMBERSHIP_STATUSES,
  MEMBERSHIP_TRANSITIONS,
  mayBecome,
  type MembershipStatus,
  isLastOwner,
  mayManageRole,
} from './membership.js';
import type { Role } from '../../../platform/registered.js';

const ALLOWED = new Set([
  'invited > active',
  'invited > removed',
  'requested > active',
  'requested > removed',
  'active > suspended',
  'active > removed',
  'suspended > active',
  'suspended > removed',
  'removed > requested',
  'removed > active',
]);

describe('membership status transitions', () => {
  const pairs = MEMBERSHIP_STATUSES.flatMap((from) => MEMBERSHIP_STATUSES.map((to) => [from, to] as const));

  it.each(pairs)('%s > %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(ALLOWED.has(`${from} > ${to}`));
  });

  it('reach and leave every status', () => {
    const reached = new Set<MembershipStatus>(['invited', 'requested']);
    for (const status of reached) for (const next of MEMBERSHIP_TRANSITIONS[status]) reached.add(next);
    expect([...reached].sort()).toEqual([...MEMBERSHIP_STATUSES].sort());
    for (const status of MEMBERSHIP_STATUSES) expect(MEMBERSHIP_TRANSITIONS[status]).not.toEqual([]);
  });
});

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
