import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import type { DecisionRight } from '../../approvals/index.js';
import type { ApprovalStatus } from './persistence/approval-request.entity.js';
import { msg, type Message } from '../../../messages/message.js';

/** Rules require an approval that no member other than the requester can give. */
export function noApprover(rules: readonly string[]): Conflict {
  const detail = msg`${{ rules: rules.join(', ') }}: no other member can approve this booking. Ask an owner to add an approver.`;
  return new Conflict('NO_APPROVER', detail, { rules });
}

/** The request was decided, withdrawn or has expired. */
export function approvalDecided(status: ApprovalStatus): Conflict {
  return new Conflict('APPROVAL_DECIDED', msg`This request is already decided.`, { status });
}

/** Another decision was stored first. */
export function staleApproval(): Conflict {
  return new Conflict('STALE_REVISION', msg`This request was changed in the meantime. Reload it and decide again.`);
}

const REFUSALS: Record<(DecisionRight & { may: false })['reason'], [code: string, detail: Message]> = {
  own_request: ['SELF_APPROVAL', msg`You requested this booking. Another approver must decide.`],
  already_approved: ['SELF_APPROVAL', msg`You approved this booking already. Its next step needs another approver.`],
  over_limit: ['APPROVAL_LIMIT', msg`The total is above the limit up to which you approve bookings.`],
  not_approver: ['FORBIDDEN', msg`This request is for other approvers.`],
};

/** `able` are the names of those who may decide. */
export function decisionRefused({ reason }: DecisionRight & { may: false }, able: readonly string[]): DomainError {
  const [code, detail] = REFUSALS[reason];
  if (reason !== 'over_limit') return new DomainError(code, 403, detail, {});
  const advice =
    able.length === 0 ? detail : msg`${{ reason: detail }} Ask one of these: ${{ approvers: able.join(', ') }}.`;
  return new DomainError(code, 403, advice, { approvers: able });
}

export function notYourRequest(): DomainError {
  return new DomainError('FORBIDDEN', 403, msg`Only the member who requested the booking can withdraw it.`);
}
