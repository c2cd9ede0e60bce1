import { MEMBERSHIP_STATUSES, MEMBERSHIP_TRANSITIONS, mayBecome, type MembershipStatus } from './membership-status.js';

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
