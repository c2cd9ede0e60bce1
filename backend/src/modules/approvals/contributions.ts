/** Names that this module registers in `backend/src/contributions`. */
export const APPROVALS = {
  idPrefixes: { apr: 'approval rule', apd: 'approval delegation', apq: 'approval request' },
  permissions: {
    'approval.decide': { roles: ['owner', 'manager', 'approver'], apiKeys: false },
    'approval.configure': { roles: ['owner', 'admin'], apiKeys: false },
  },
  auditActions: [
    'approval_delegation.created',
    'approval_delegation.removed',
    'approval_rule.changed',
    'approval_rule.created',
    'approval_rule.removed',
    'approval_rules.reordered',
  ],
} as const;
