import { ACCESSORIAL_CODES } from '../../../kernel/codes.js';
import { CA_PROVINCES, US_STATES } from '../../../kernel/places/region.js';
import { ROLES } from '../../../contributions/contributions.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import {
  AMOUNT_FIELDS,
  type ApprovalRule,
  type Approvers,
  LIST_FIELDS,
  type RuleCondition,
  type RuleField,
  WORD_FIELDS,
} from '../domain/approval-rule.js';
import { msg, type Message } from '../../../messages/message.js';

const STATES = [...Object.keys(US_STATES), ...Object.keys(CA_PROVINCES)];
/** Values of each list field. */
const VALUES: Readonly<Partial<Record<RuleField, readonly string[]>>> = {
  mode: ['LTL', 'VLTL', 'FTL'],
  accessorial: ACCESSORIAL_CODES,
  origin_state: STATES,
  destination_state: STATES,
  requester_role: ROLES,
};

/** Values of all list fields. */
export const RULE_VALUES = [...new Set(Object.values(VALUES).flat())];

const includes = (fields: readonly RuleField[], field: RuleField): boolean => fields.includes(field);

/** Errors of a rule that its DTO cannot express. `memberIds` are the users who may approve. */
export function ruleErrors(
  { conditions, approvers, secondStep }: Omit<ApprovalRule, 'id'>,
  memberIds: ReadonlySet<string>,
): FieldError[] {
  return [
    ...conditions.flatMap((condition, index) => conditionErrors(condition, `/conditions/${index}`)),
    ...approverErrors(approvers, '/approvers', memberIds),
    ...(secondStep
      ? [
          ...amountErrors(secondStep.above.amount, '/secondStep/above'),
          ...approverErrors(secondStep.approvers, '/secondStep/approvers', memberIds),
        ]
      : []),
  ];
}

function conditionErrors(condition: RuleCondition, pointer: string): FieldError[] {
  const { field, amount, percent, values, words, carriers } = condition;
  if (includes(AMOUNT_FIELDS, field))
    return amount === undefined
      ? [required(`${pointer}/amount`, msg`Enter an amount.`)]
      : amountErrors(amount.amount, `${pointer}/amount`);
  if (field === 'over_cheapest')
    return percent === undefined ? [required(`${pointer}/percent`, msg`Enter a percentage.`)] : [];
  if (includes(WORD_FIELDS, field))
    return words === undefined || words.length === 0
      ? [required(`${pointer}/words`, msg`Enter at least one word.`)]
      : [];
  if (field === 'carrier')
    return carriers === undefined || carriers.length === 0
      ? [required(`${pointer}/carriers`, msg`Enter at least one SCAC.`)]
      : [];
  if (!includes(LIST_FIELDS, field)) return [];
  if (values === undefined || values.length === 0)
    return [required(`${pointer}/values`, msg`Choose at least one value.`)];
  return values.flatMap((value, index) =>
    VALUES[field]?.includes(value)
      ? []
      : [
          {
            pointer: `${pointer}/values/${index}`,
            code: 'UNKNOWN',
            message: msg`${{ value }} is not a value of this field.`,
          },
        ],
  );
}

function amountErrors(amount: number, pointer: string): FieldError[] {
  return amount < 0
    ? [{ pointer: `${pointer}/amount`, code: 'RANGE', message: msg`Enter an amount of zero or more.` }]
    : [];
}

function approverErrors({ roles, userIds }: Approvers, pointer: string, memberIds: ReadonlySet<string>): FieldError[] {
  if (roles.length === 0 && userIds.length === 0) return [required(pointer, msg`Choose who approves.`)];
  return userIds.flatMap((id, index) =>
    memberIds.has(id)
      ? []
      : [
          {
            pointer: `${pointer}/userIds/${index}`,
            code: 'APPROVER_UNKNOWN',
            message: msg`This user is not a member whose role may approve.`,
          },
        ],
  );
}

const required = (pointer: string, message: Message): FieldError => ({ pointer, code: 'REQUIRED', message });
