import type { Actor } from '../../../platform/auth/actor.js';
import { type DecisionRight, decisionRight, type PresentApprovers } from '../../approvals/index.js';
import type { ApprovalDecisionDto, ApprovalDto } from './approvals.dto.js';
import type { ApprovalBody, ApprovalDecision } from './persistence/approval-request.entity.js';
import type { ApprovalRow } from './persistence/approval-requests.sql.js';

/** Users who approved earlier steps, and those on whose behalf they did. */
function decidedBy({ decisions }: ApprovalBody): string[] {
  return decisions.flatMap(({ userId, onBehalfOf }) => [userId, ...(onBehalfOf ? [onBehalfOf.userId] : [])]);
}

/** What is to be approved, and the amount. */
type Decided = Pick<ApprovalRow, 'body' | 'total' | 'currency'>;

/** Whether a user may decide the next step. */
export function rightOf(
  userId: string,
  { body, total: amount, currency }: Decided,
  { members, delegations, rate }: PresentApprovers,
): DecisionRight {
  const step = body.steps[body.decisions.length];
  if (step === undefined) return { may: false, reason: 'not_approver' };
  const { requesterIds } = body;
  const state = {
    approvers: step.approvers,
    requesterIds,
    decidedBy: decidedBy(body),
    total: { amount, currency },
    rate,
  };
  return decisionRight(userId, state, members, delegations);
}

/** Members who may decide the next step; `delegates` includes those who stand in for them. */
export function approversOf(
  row: Decided,
  approvers: PresentApprovers,
  { delegates }: { delegates: boolean },
): { userId: string; fullName: string }[] {
  return approvers.members.filter(({ userId }) => {
    const right = rightOf(userId, row, approvers);
    return right.may && (delegates || right.onBehalfOf === null);
  });
}

export function presentApproval(
  { userId, permissions }: Pick<Actor, 'userId' | 'permissions'>,
  row: ApprovalRow,
  approvers: PresentApprovers,
): ApprovalDto {
  const { body, status } = row;
  const isPending = status === 'pending';
  const names = isPending ? approversOf(row, approvers, { delegates: false }).map(({ fullName }) => fullName) : [];
  return {
    id: row.id,
    status,
    quoteId: row.quoteId,
    quoteNumber: row.number,
    offerId: row.offerId,
    carrier: body.carrier,
    service: body.service,
    mode: body.mode,
    origin: { city: row.originCity, state: row.originState },
    destination: { city: row.destinationCity, state: row.destinationState },
    pickupOn: body.booking.pickup.on,
    total: { amount: row.total, currency: row.currency },
    requestedBy: row.requestedByName,
    requestedAt: row.createdAt.toISOString(),
    validUntil: row.validUntil.toISOString(),
    steps: body.steps.map(({ rules }, index) => ({
      rules: [...rules],
      approvers: index === body.decisions.length ? names : [],
      decision: presentDecision(body.decisions[index]),
    })),
    reason: body.rejection?.reason ?? null,
    rejectedBy: presentDecision(body.rejection?.by),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    shipmentId: row.shipmentId,
    canDecide: isPending && permissions.has('approval.decide') && rightOf(userId, row, approvers).may,
    own: row.requestedBy === userId,
  };
}

function presentDecision(decision: ApprovalDecision | undefined): ApprovalDecisionDto | null {
  if (decision === undefined) return null;
  const { userId, fullName, onBehalfOf, at } = decision;
  return { userId, fullName, onBehalfOf: onBehalfOf?.fullName ?? null, at };
}
