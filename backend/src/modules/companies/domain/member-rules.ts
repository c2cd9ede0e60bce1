import type { Role } from '../../../platform/registered.js';
import type { MembershipStatus } from './membership-status.js';

/** Roles that only owners can assign, change and remove. */
const OWNERS_ONLY: readonly Role[] = ['owner', 'admin'];

/** Role and status of a member. */
export interface Membership {
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
