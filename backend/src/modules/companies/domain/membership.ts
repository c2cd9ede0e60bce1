import type { Role } from '../../../platform/registered.js';

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

/** Roles that only owners can assign, change and remove. */
const OWNERS_ONLY: readonly Role[] = ['owner', 'admin'];

/** Role and status of a member. */
interface Membership {
  userId: string;
  role: Role;
  status: MembershipStatus;
}

/** True for roles that manage members. Assigning or changing them requires recent authentication. */
export function isPrivileged(role: Role): boolean {
  return OWNERS_ONLY.includes(role);
}

/** True when a member with the first role may assign, change or remove the second. Source: freight.md 6.2, "Users, roles, SSO". */
export function mayManageRole(manager: Role, role: Role): boolean {
  return manager === 'owner' || (manager === 'admin' && !isPrivileged(role));
}

/** True if the user is the only active owner. */
export function isLastOwner(members: readonly Membership[], userId: string): boolean {
  const owners = members.filter(({ role, status }) => role === 'owner' && status === 'active');
  return owners.length === 1 && owners[0]?.userId === userId;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an invitation can be accepted. Source: product requirements, section 5. */
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
/** How long a request to join waits for approval. Source: product requirements, section 5. */
export const REQUEST_LIFETIME_MS = 14 * DAY_MS;
