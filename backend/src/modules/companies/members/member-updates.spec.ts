import { TestClock } from '../../../../test/support/test-clock.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Role } from '../../../platform/registered.js';
import type { MembershipStatus } from '../domain/membership.js';
import type { MembershipEntity } from '../persistence/membership.entity.js';
import type { MembershipChange, MembershipsRepository } from '../persistence/memberships.repository.js';
import { ManageableMember } from './manageable-member.js';
import { MemberUpdates } from './member-updates.js';
import type { OffboardingService } from './offboarding.service.js';

const TX = {} as Transaction;
const NOW = new Date('2026-11-20T15:00:00.000Z');
const CURRENT = { userId: 'usr_ann', companyId: 'cmp_1', authenticatedAt: NOW, sessionId: 'ses_1' } as Actor;
/** Authenticated more than five minutes ago. */
const STALE = { ...CURRENT, authenticatedAt: new Date(NOW.getTime() - 5 * 60_000 - 1) };

function membership(userId: string, role: Role, status: MembershipStatus = 'active'): MembershipEntity {
  return { userId, role, status, seesPrices: null } as MembershipEntity;
}

describe('ManageableMember', () => {
  const lock = (userId: string, ...rows: MembershipEntity[]) =>
    new ManageableMember({
      lock: () => Promise.resolve(rows),
    } as Partial<MembershipsRepository> as MembershipsRepository).lock(TX, CURRENT, userId);

  it('returns the member and the manager', async () => {
    const [ann, bob] = [membership('usr_ann', 'admin'), membership('usr_bob', 'booker')];
    expect(await lock('usr_bob', ann, bob)).toEqual({ member: bob, manager: ann });
  });

  it.each([
    ['without a membership', 'NOT_FOUND', 'usr_bob', [membership('usr_ann', 'owner')]],
    [
      'who was removed',
      'NOT_FOUND',
      'usr_bob',
      [membership('usr_ann', 'owner'), membership('usr_bob', 'viewer', 'removed')],
    ],
    ['who is the manager', 'OWN_MEMBERSHIP', 'usr_ann', [membership('usr_ann', 'owner')]],
    [
      'who is an admin, for an admin',
      'OWNERS_ONLY',
      'usr_bob',
      [membership('usr_ann', 'admin'), membership('usr_bob', 'admin')],
    ],
    [
      'for a manager who was suspended meanwhile',
      'FORBIDDEN',
      'usr_bob',
      [membership('usr_ann', 'owner', 'suspended'), membership('usr_bob', 'viewer')],
    ],
    [
      'for a manager who became a booker meanwhile',
      'FORBIDDEN',
      'usr_bob',
      [membership('usr_ann', 'booker'), membership('usr_bob', 'viewer')],
    ],
  ])('refuses a member %s', async (_, code, userId, rows) => {
    await expect(lock(userId, ...rows)).rejects.toMatchObject({ code });
  });
});

describe('MemberUpdates', () => {
  let done: unknown[];
  let changes: boolean;
  const updates = () =>
    new MemberUpdates(
      {
        change: (_tx, _company, userId, from, change) => {
          if (changes) done.push(['change', userId, from, change]);
          return Promise.resolve(changes);
        },
      } as Partial<MembershipsRepository> as MembershipsRepository,
      {
        offboard: (_tx, userId, _company, ending) => Promise.resolve(void done.push(['offboard', userId, ending])),
        closeInvitations: (_tx, userId) => Promise.resolve(void done.push(['closeInvitations', userId])),
      } as Partial<OffboardingService> as OffboardingService,
      new TestClock(NOW),
    );
  const check = (actor: Actor, manager: Role, member: MembershipEntity, role: Role, status = member.status) =>
    updates().check(actor, { member, manager: membership('usr_ann', manager) }, role, status);
  const write = (member: MembershipEntity, change: MembershipChange, keep: string[] = []) =>
    updates().write(TX, CURRENT, { member, manager: membership('usr_ann', 'owner') }, change, keep);

  beforeEach(() => {
    done = [];
    changes = true;
  });

  it('lets admins assign roles below admin, and owners all roles', () => {
    const booker = membership('usr_bob', 'booker');
    expect(() => check(STALE, 'admin', booker, 'manager')).not.toThrow();
    expect(() => check(CURRENT, 'admin', booker, 'admin')).toThrow(expect.objectContaining({ code: 'OWNERS_ONLY' }));
    expect(() => check(CURRENT, 'owner', booker, 'admin')).not.toThrow();
  });

  it.each([
    ['to', membership('usr_bob', 'booker'), 'admin'],
    ['from', membership('usr_bob', 'admin'), 'booker'],
  ] as const)('requires recent authentication for a change %s admin', (_, member, role) => {
    expect(() => check(STALE, 'owner', member, role)).toThrow(
      expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED' }),
    );
    expect(() => check(CURRENT, 'owner', member, role)).not.toThrow();
  });

  it('refuses requests and impossible transitions', () => {
    for (const [from, to] of [
      ['requested', 'active'],
      ['active', 'invited'],
    ] as const)
      expect(() => check(CURRENT, 'owner', membership('usr_bob', 'booker', from), 'booker', to)).toThrow(
        expect.objectContaining({ code: 'MEMBERSHIP_CHANGED' }),
      );
  });

  it('ends access of a suspended member, except of kept API keys', async () => {
    await write(membership('usr_bob', 'booker'), { status: 'suspended' }, ['key_1']);
    expect(done).toEqual([
      ['change', 'usr_bob', 'active', { status: 'suspended', updatedAt: NOW }],
      ['offboard', 'usr_bob', { endedBy: 'usr_ann', keepApiKeys: ['key_1'] }],
    ]);
  });

  it('closes invitations of a member who may no longer invite', async () => {
    await write(membership('usr_bob', 'admin'), { role: 'booker', status: 'active' });
    expect(done.at(-1)).toEqual(['closeInvitations', 'usr_bob']);
  });

  it('revokes nothing of a member who keeps the permission', async () => {
    await write(membership('usr_bob', 'admin'), { role: 'owner', status: 'active' });
    expect(done).toHaveLength(1);
  });

  it('revokes nothing if the member was changed meanwhile', async () => {
    changes = false;
    await expect(write(membership('usr_bob', 'booker'), { status: 'removed' })).rejects.toMatchObject({
      code: 'MEMBERSHIP_CHANGED',
    });
    expect(done).toEqual([]);
  });
});
