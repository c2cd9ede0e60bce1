import type { Role } from '../../../platform/registered.js';
import type { ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { AmountLimits } from '../../../platform/auth/actor.js';
import { isWithinLimit } from './amount-limit.js';
import type { Approvers } from './approval-rule.js';

/** An active member whose role may approve. */
export interface ApprovingMember {
  readonly userId: string;
  readonly fullName: string;
  readonly role: Role;
  /** The largest amount that they approve; null: any. */
  readonly limit: Money | null;
}

/** A limit of a member; null: none. */
export function limitOf(limits: AmountLimits | null | undefined, of: 'order' | 'invoice'): Money | null {
  const amount = limits?.[of] ?? null;
  return limits == null || amount === null ? null : { amount, currency: limits.currency };
}

/** An amount to approve, with the exchange rate for limits in the other currency. */
export interface ApprovedAmount {
  readonly total: Money;
  readonly rate: ExchangeRate | null;
}

/** A delegation in force: `to` may decide what `from` may decide. */
export interface ActiveDelegation {
  readonly fromUserId: string;
  readonly toUserId: string;
}

/** The state of a request that decides who may approve it. */
export interface StepState extends ApprovedAmount {
  readonly approvers: Approvers;
  /** The user who requested it; for an API key also the user who created the key. */
  readonly requesterIds: readonly string[];
  /** Users who approved earlier steps, and those on whose behalf they did. */
  readonly decidedBy: readonly string[];
}

/** Whether a user may decide; `onBehalfOf` is the member whose delegation is used. */
export type DecisionRight =
  | { readonly may: true; readonly onBehalfOf: string | null }
  | { readonly may: false; readonly reason: 'own_request' | 'already_approved' | 'over_limit' | 'not_approver' };

/** The members of the list who are approvers of a step. */
function membersOf({ roles, userIds }: Approvers, members: readonly ApprovingMember[]): ApprovingMember[] {
  return members.filter(({ role, userId }) => roles.includes(role) || userIds.includes(userId));
}

/**
 * Requesters never approve their own request, neither as a delegate nor through their delegate. Nobody approves two steps. Members approve amounts up
 * to their limit; a delegate has the limit of the member who delegated.
 */
export function decisionRight(
  userId: string,
  { approvers, requesterIds, decidedBy, total, rate }: StepState,
  members: readonly ApprovingMember[],
  delegations: readonly ActiveDelegation[],
): DecisionRight {
  if (requesterIds.includes(userId)) return { may: false, reason: 'own_request' };
  if (decidedBy.includes(userId)) return { may: false, reason: 'already_approved' };
  const isFree = (id: string) => !requesterIds.includes(id) && !decidedBy.includes(id);
  const free = membersOf(approvers, members).filter((member) => isFree(member.userId));
  const eligible = free.filter(({ limit }) => isWithinLimit(total, limit, rate));
  if (eligible.some((member) => member.userId === userId)) return { may: true, onBehalfOf: null };
  const isMember = members.some((member) => member.userId === userId);
  const delegation = delegations.find(
    ({ toUserId, fromUserId }) => toUserId === userId && eligible.some((member) => member.userId === fromUserId),
  );
  if (isMember && delegation !== undefined) return { may: true, onBehalfOf: delegation.fromUserId };
  return { may: false, reason: free.some((member) => member.userId === userId) ? 'over_limit' : 'not_approver' };
}

/** Whether different members other than the requester can approve the amount in all steps. */
export function canBeApproved(
  steps: readonly Approvers[],
  requesterIds: readonly string[],
  members: readonly ApprovingMember[],
  { total, rate }: ApprovedAmount,
): boolean {
  const assign = (index: number, used: readonly string[]): boolean => {
    const step = steps[index];
    if (step === undefined) return true;
    return membersOf(step, members).some(
      ({ userId, limit }) =>
        isWithinLimit(total, limit, rate) &&
        !requesterIds.includes(userId) &&
        !used.includes(userId) &&
        assign(index + 1, [...used, userId]),
    );
  };
  return assign(0, []);
}
