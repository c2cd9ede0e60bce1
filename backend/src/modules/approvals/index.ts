export { ApprovalsModule } from './approvals.module.js';
export { ApproversService, type PresentApprovers } from './approvers.service.js';
export { ApprovalRulesService } from './rules/approval-rules.service.js';
export {
  type ApprovalRule,
  type ApprovalStep,
  type BookingFacts,
  limitStep,
  rulesThatApply,
  stepsOf,
} from './domain/approval-rule.js';
export { isWithinLimit } from './domain/amount-limit.js';
export { canBeApproved, decisionRight, type DecisionRight, limitOf } from './domain/approvers.js';
export { InvoiceLimits } from './invoice-limits.service.js';
export { APPROVING_ROLES } from './persistence/approving-members.sql.js';
