import { permissionsOf, PRICE_CHOICE_ROLES } from '../../../contributions/permissions.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { MemberRow } from '../persistence/members.sql.js';
import type { MemberDto } from './members.dto.js';

export function presentMember(
  actor: Actor,
  { userId, fullName, email, role, status, seesPrices, createdAt, expiresAt }: MemberRow,
): MemberDto {
  return {
    userId,
    fullName,
    email,
    role,
    status,
    seesPrices: permissionsOf(role, seesPrices === null ? null : seesPrices === 1).has('price.read'),
    pricesCanBeChosen: PRICE_CHOICE_ROLES.includes(role),
    you: userId === actor.userId,
    since: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
