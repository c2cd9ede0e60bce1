import type { Role } from '../../../platform/registered.js';
import type { MembershipStatus } from './membership-status.js';

/** Roles that only owners give, change and take away. */
const OWNERS_ONLY: readonly Role[] = ['owner', 'admin'];

/** What somebody is in a company. */
export interface Membership {
  userId: string;
  role: Role;
  status: MembershipStatus;
}

/** True for roles that control who belongs to the company; giving or changing them needs a recent proof. */
export function isPrivileged(role: Role): boolean {
  return OWNERS_ONLY.includes(role);
}

/** True when a member with the first role may assign, change or remove the second. Source: freight.md 6.2, "Users, roles, SSO". */
export function mayManageRole(manager: Role, role: Role): boolean {
  return manager === 'owner' || (manager === 'admin' && !isPrivileged(role));
}

/** True when the company would be without an active owner if this person were none any more. */
export function isLastOwner(members: readonly Membership[], userId: string): boolean {
  const owners = members.filter(({ role, status }) => role === 'owner' && status === 'active');
  return owners.length === 1 && owners[0]?.userId === userId;
}
