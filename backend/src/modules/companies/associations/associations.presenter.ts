import type { Actor } from '../../../platform/auth/actor.js';
import type { MembershipListRow, SuggestedCompany } from '../persistence/memberships.sql.js';
import type { AssociationDto, AssociationListDto } from './associations.dto.js';

/** `suggested` companies to which the user has no membership, request or invitation become offers. */
export function presentAssociations(
  actor: Actor,
  memberships: readonly MembershipListRow[],
  suggested: readonly SuggestedCompany[],
): AssociationListDto {
  const known = new Set(memberships.map(({ companyId }) => companyId));
  return {
    items: memberships.map((row) => presentAssociation(actor, row)),
    offers: suggested
      .filter(({ companyId }) => !known.has(companyId))
      .map(({ companyName, companyCode, domain, autoJoin }) => ({
        companyName,
        companyCode,
        domain,
        autoJoin: autoJoin === 1,
      })),
    nextCursor: null,
  };
}

export function presentAssociation(
  { companyId }: Actor,
  { createdAt, expiresAt, eraseAt, ...row }: MembershipListRow,
): AssociationDto {
  return {
    ...row,
    active: row.companyId === companyId,
    since: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    erasesAt: eraseAt?.toISOString() ?? null,
  };
}
