import { localMoment } from '../../../kernel/time/local-time.js';
import { DEADLINE_ZONE } from '../charges/disputes/domain/deadline.js';
import { claimDeadlines } from './domain/claim-deadlines.js';
import { possibleSteps, takesDocuments } from './domain/claim-status.js';
import type { ClaimDto, ClaimSummaryDto } from './claims.dto.js';
import type { ListedClaim } from './persistence/claim-list.sql.js';
import type { ClaimEntity } from './persistence/claim.entity.js';
import type { NamedClaimEvent } from './persistence/claims.sql.js';

export function presentClaimSummary(claim: ListedClaim, now: Date): ClaimSummaryDto {
  const { id, number, kind, status, shipmentId, shipmentNumber, carrierName, scac, currency, reference } = claim;
  const { claimed, reserve, offered, settled, recovered, filedOn, nextDueOn, nextDueKind, createdAt } = claim;
  return {
    id,
    number,
    kind,
    status,
    shipmentId,
    shipmentNumber,
    carrierName,
    scac,
    currency,
    claimed,
    reserve,
    offered,
    settled,
    recovered,
    reference,
    filedOn,
    nextDueOn,
    nextDueKind,
    overdue: nextDueOn !== null && nextDueOn < localMoment(now, DEADLINE_ZONE).on,
    createdAt: createdAt.toISOString(),
  };
}

/** With the steps that the user may record. */
export function presentClaim(
  { claim, shipmentNumber, events }: { claim: ClaimEntity; shipmentNumber: string; events: readonly NamedClaimEvent[] },
  mayManage: boolean,
  now: Date,
): ClaimDto {
  const { version, body, goodsAmount, freightAmount, otherAmount, description, carrierReference, status } = claim;
  return {
    ...presentClaimSummary({ ...claim, shipmentNumber }, now),
    version,
    items: body.items,
    documentIds: body.documentIds,
    addedDocumentIds: body.addedDocumentIds ?? [],
    goodsAmount,
    freightAmount,
    otherAmount,
    description,
    carrierReference,
    deadlines: claimDeadlines(claim),
    events: events.map(({ id, kind, amount, happenedOn, note, actorName, createdAt }) => {
      const cents = amount === null ? null : Number(amount);
      return { id, kind, amount: cents, happenedOn, note, actorName, createdAt: createdAt.toISOString() };
    }),
    possible: mayManage ? possibleSteps(status) : [],
    takesDocuments: mayManage && takesDocuments(status),
  };
}
