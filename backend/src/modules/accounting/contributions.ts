/** Names that this module registers in `backend/src/contributions`. */
export const ACCOUNTING = {
  idPrefixes: {
    acp: 'accruals of a closed month',
    axp: 'accounting export',
    cdr: 'coding rule',
    icd: 'invoice coding',
  },
  permissions: {
    'accounting.configure': { roles: ['owner', 'manager', 'finance'], apiKeys: false },
  },
  auditActions: [
    'accounting.exported',
    'coding_rule.changed',
    'coding_rule.created',
    'coding_rule.removed',
    'coding_rules.reordered',
    'invoice.coded',
    'period.closed',
    'period.reopened',
  ],
} as const;
