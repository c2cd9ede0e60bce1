/** Status of a membership; only `active` gives access. `invited` is an open invitation. */
export const MEMBERSHIP_STATUSES = ['invited', 'requested', 'active', 'suspended', 'removed'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** Allowed transitions. A removed member can return by invitation or request. */
export const MEMBERSHIP_TRANSITIONS: Readonly<Record<MembershipStatus, readonly MembershipStatus[]>> = {
  invited: ['active', 'removed'],
  requested: ['active', 'removed'],
  active: ['suspended', 'removed'],
  suspended: ['active', 'removed'],
  removed: ['requested', 'active'],
};

/** True if the transition is allowed. */
export function mayBecome(from: MembershipStatus, to: MembershipStatus): boolean {
  return MEMBERSHIP_TRANSITIONS[from].includes(to);
}
