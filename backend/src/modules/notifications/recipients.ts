import { permissionsOf } from '../../contributions/permissions.js';
import type { Role } from '../../platform/registered.js';
import type { Audience, KindRule } from './domain/notification-kinds.js';

/** An active member of the company that a domain event is about. */
export interface Member {
  userId: string;
  role: Role;
  seesPrices: boolean | null;
}

/** Users that a domain event involves. */
export interface Involved {
  /** Null for subjects without a creator. */
  creatorId: string | null;
  /** The user that the event is about. */
  personId: string | null;
  /** The user who caused the event. */
  actorId: string | null;
  /** Users who may approve the booking that the event is about. */
  approverIds: ReadonlySet<string>;
  followerIds: ReadonlySet<string>;
  mutedIds: ReadonlySet<string>;
}

/** Roles that belong to an audience. */
export const ROLES_OF: Readonly<Partial<Record<Audience, readonly Role[]>>> = {
  dock: ['dock'],
  managers: ['manager'],
  finance: ['finance'],
  admins: ['owner', 'admin'],
  owners: ['owner'],
};

/** Members of the audience with the permission, except the user who caused the event and those who muted its subject. */
export function recipientsOf<M extends Member>(
  { audience, permission }: KindRule,
  members: readonly M[],
  involved: Involved,
): M[] {
  return members.filter(({ userId, role, seesPrices }) => {
    if (userId === involved.actorId || involved.mutedIds.has(userId)) return false;
    const belongs = audience.some(
      (group) => (ROLES_OF[group]?.includes(role) ?? false) || isIn(group, userId, involved),
    );
    return belongs && (permission === null || permissionsOf(role, seesPrices).has(permission));
  });
}

function isIn(group: Audience, userId: string, { creatorId, personId, approverIds, followerIds }: Involved): boolean {
  if (group === 'person') return userId === personId;
  if (group === 'approvers') return approverIds.has(userId);
  if (group === 'creator') return userId === creatorId;
  return group === 'followers' && (userId === creatorId || followerIds.has(userId));
}
