import { Conflict, DomainError } from '../../../platform/http/problems/domain-error.js';
import type { DecisionRight } from '../../approvals/index.js';
import type { ApprovalStatus } from './persistence/approval-request.entity.js';

/** Rules require an approval that no member other than the requester can give. */
export function noApprover(rules: readonly string[]): Conflict {
  const detail = `${rules.join(', ')}: no other member can approve this booking. Ask an owner to add an approver.`;
  return new Conflict('NO_APPROVER', detail, { rules });
}

/** The request was decided, withdrawn or has expired. */
export function approvalDecided(status: ApprovalStatus): Conflict {
  return new Conflict('APPROVAL_DECIDED', `This request is already ${status}.`, { status });
}

/** Another decision was stored first. */
export function staleApproval(): Conflict {
  return new Conflict('STALE_REVISION', 'This request was changed in the meantime. Reload it and decide again.');
}

const REFUSALS: Record<(DecisionRight & { may: false })['reason'], [code: string, detail: string]> = {
  own_request: ['SELF_APPROVAL', 'You requested this booking. Another approver must decide.'],
  already_approved: ['SELF_APPROVAL', 'You approved this booking already. Its next step needs another approver.'],
  over_limit: ['APPROVAL_LIMIT', 'The total is above the limit up to which you approve bookings.'],
  not_approver: ['FORBIDDEN', 'This request is for other approvers.'],
};

/** `able` are the names of those who may decide. */
export function decisionRefused({ reason }: DecisionRight & { may: false }, able: readonly string[]): DomainError {
  const [code, detail] = REFUSALS[reason];
  const ask = reason === 'over_limit' && able.length > 0 ? ` Ask ${able.join(' or ')}.` : '';
  return new DomainError(code, 403, `${detail}${ask}`, reason === 'over_limit' ? { approvers: able } : {});
}

export function notYourRequest(): DomainError {
  return new DomainError('FORBIDDEN', 403, 'Only the member who requested the booking can withdraw it.');
}
