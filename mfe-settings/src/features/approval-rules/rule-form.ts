import { isParsed, parseMoney, parseWhole } from '@lading/trade';
import { ALWAYS, moneyText, type MoneyValues, oneLine, requiredText, z } from '@lading/trade/schemas';
import { t } from '@lingui/core/macro';
import { codesOf, linesOf } from '../../shared/rules/typed-lists';
import type { ApprovalRule, Approvers, RuleCondition, SaveApprovalRule } from '../../shared/types';
import { RULE_FIELDS, type RuleField } from './rule-words';

/** A condition as entered. Inputs of other fields keep their text. */
export interface ConditionValues {
  field: RuleField;
  amount: MoneyValues;
  percent: string;
  values: string[];
  /** Two-letter codes, separated by commas or spaces. */
  states: string;
  /** Parts of a name, one on each line. */
  words: string;
  /** SCACs, separated by commas or spaces. */
  scacs: string;
}

export interface RuleValues {
  name: string;
  conditions: ConditionValues[];
  /** Roles and ids of members. */
  approvers: string[];
  hasSecond: boolean;
  secondAbove: MoneyValues;
  secondApprovers: string[];
  stop: boolean;
}

type Issue = (path: (string | number)[], message: string) => void;

export const NEW_CONDITION: ConditionValues = {
  field: 'total',
  amount: { amount: '', currency: 'USD' },
  percent: '',
  values: [],
  states: '',
  words: '',
  scacs: '',
};

const NO_AMOUNT: MoneyValues = { amount: '', currency: 'USD' };

export const NEW_RULE: RuleValues = {
  name: '',
  conditions: [NEW_CONDITION],
  approvers: ['manager'],
  hasSecond: false,
  secondAbove: NO_AMOUNT,
  secondApprovers: ['owner'],
  stop: false,
};

const NAME_LENGTH = 100;
const name = requiredText(oneLine({ min: 1, max: NAME_LENGTH, missing: () => t`Enter a name.` }));

/** The rule as the API takes it, without whether it is on. */
export const ruleSchema = z.pipe(
  z
    .custom<RuleValues>()
    .check(
      z.superRefine(
        (values, ctx) => checkRule(values, (path, message) => ctx.addIssue({ code: 'custom', path, message })),
        ALWAYS,
      ),
    ),
  z.transform(toRule),
);

function checkRule(values: RuleValues, issue: Issue): void {
  const named = z.safeParse(name, values.name);
  if (!named.success) issue(['name'], named.error.issues[0]?.message ?? '');
  for (const [index, condition] of values.conditions.entries())
    checkCondition(condition, (path, message) => issue(['conditions', index, ...path], message));
  if (values.approvers.length === 0) issue(['approvers'], t`Choose who approves.`);
  if (!values.hasSecond) return;
  checkAmount(values.secondAbove, (path, message) => issue(['secondAbove', ...path], message));
  if (values.secondApprovers.length === 0) issue(['secondApprovers'], t`Choose who approves.`);
}

function checkCondition({ field, amount, percent, values, states, words, scacs }: ConditionValues, issue: Issue): void {
  const { kind } = RULE_FIELDS[field];
  if (kind === 'amount') return checkAmount(amount, (path, message) => issue(['amount', ...path], message));
  if (kind === 'percent') {
    const parsed = parseWhole(percent);
    return isParsed(parsed) ? undefined : issue(['percent'], parsed.message);
  }
  if (kind === 'states') {
    const codes = codesOf(states);
    if (codes.length === 0 || codes.some((code) => !/^[A-Z]{2}$/.test(code)))
      issue(['states'], t`Enter two-letter codes, like IL, TX.`);
    return;
  }
  if (kind === 'scacs') {
    const codes = codesOf(scacs);
    if (codes.length === 0 || codes.some((code) => !/^[A-Z]{2,4}$/.test(code)))
      issue(['scacs'], t`Enter SCACs of two to four letters.`);
    return;
  }
  if (kind === 'words') return linesOf(words).length === 0 ? issue(['words'], t`Enter at least one word.`) : undefined;
  if (kind !== 'flag' && values.length === 0) issue(['values'], t`Choose at least one.`);
}

function checkAmount({ amount }: MoneyValues, issue: Issue): void {
  const parsed = parseMoney(amount);
  if (!isParsed(parsed)) issue(['amount'], parsed.message);
}

function toRule({
  name: entered,
  conditions,
  approvers,
  hasSecond,
  secondAbove,
  secondApprovers,
  stop,
}: RuleValues): Omit<SaveApprovalRule, 'on'> {
  return {
    name: entered.trim(),
    conditions: conditions.map(toCondition),
    approvers: toApprovers(approvers),
    secondStep: hasSecond ? { above: toMoney(secondAbove), approvers: toApprovers(secondApprovers) } : null,
    stop,
  };
}

function toCondition({ field, amount, percent, values, states, words, scacs }: ConditionValues): RuleCondition {
  switch (RULE_FIELDS[field].kind) {
    case 'amount':
      return { field, amount: toMoney(amount) };
    case 'percent':
      return { field, percent: Number(percent.replaceAll(',', '')) };
    case 'flag':
      return { field };
    case 'states':
      return { field, values: codesOf(states) as RuleCondition['values'] };
    case 'words':
      return { field, words: linesOf(words) };
    case 'scacs':
      return { field, carriers: codesOf(scacs) };
    default:
      return { field, values: values as RuleCondition['values'] };
  }
}

function toMoney({ amount, currency }: MoneyValues) {
  const parsed = parseMoney(amount);
  return { amount: isParsed(parsed) ? parsed.value : 0, currency };
}

const isUser = (value: string) => value.startsWith('usr_');

const toApprovers = (values: string[]): Approvers => ({
  roles: values.filter((value) => !isUser(value)) as Approvers['roles'],
  userIds: values.filter(isUser),
});

const fromApprovers = ({ roles, userIds }: Approvers): string[] => [...roles, ...userIds];

/** A stored rule as entered. */
export const ruleValues = ({ name: stored, conditions, approvers, secondStep, stop }: ApprovalRule): RuleValues => ({
  name: stored,
  conditions: conditions.map(({ field, amount, percent, values = [], words = [], carriers = [] }) => ({
    field,
    amount: amount ? { amount: moneyText(amount.amount), currency: amount.currency } : NO_AMOUNT,
    percent: percent === undefined ? '' : String(percent),
    values: RULE_FIELDS[field].kind === 'states' ? [] : [...values],
    states: RULE_FIELDS[field].kind === 'states' ? values.join(', ') : '',
    words: words.join('\n'),
    scacs: carriers.join(', '),
  })),
  approvers: fromApprovers(approvers),
  hasSecond: secondStep !== null,
  secondAbove: secondStep
    ? { amount: moneyText(secondStep.above.amount), currency: secondStep.above.currency }
    : NO_AMOUNT,
  secondApprovers: secondStep ? fromApprovers(secondStep.approvers) : NEW_RULE.secondApprovers,
  stop,
});
