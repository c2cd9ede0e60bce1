export { ApprovalsModule } from './approvals.module.js';
export { ApproversService, type PresentApprovers } from './approvers.service.js';
export { ApprovalRulesService } from './rules/approval-rules.service.js';
export {
  type ApprovalRule,
  type ApprovalStep,
  type BookingFacts,
  rulesThatApply,
  stepsOf,
} from './domain/approval-rule.js';
export { canBeApproved, decisionRight, type DecisionRight } from './domain/approvers.js';
