import { compareMoney, convertMoney, type ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import type { Money } from '../../../kernel/money/money.js';
import type { Role } from '../../../platform/registered.js';

/** Fields compared with an amount: the condition holds above it. */
export const AMOUNT_FIELDS = ['total', 'declared_value'] as const;
/** Fields that are true or false. */
export const FLAG_FIELDS = ['expedited', 'hazmat', 'cross_border', 'class_override', 'address_not_in_book'] as const;
/** Fields compared with a list: the condition holds if one of its values applies. */
export const LIST_FIELDS = ['mode', 'accessorial', 'origin_state', 'destination_state', 'requester_role'] as const;
/** Fields compared with words: the condition holds if the text contains one of them, whatever its case. */
export const WORD_FIELDS = ['pickup_location', 'delivery_location'] as const;
/** All fields; `over_cheapest` is the percentage above the cheapest offer of the quote. Source: freight.md 6.4. */
export const RULE_FIELDS = [
  ...AMOUNT_FIELDS,
  'over_cheapest',
  'carrier',
  ...FLAG_FIELDS,
  ...LIST_FIELDS,
  ...WORD_FIELDS,
] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** One condition of a rule. Exactly the property that belongs to the field is set; none for a flag. */
export interface RuleCondition {
  readonly field: RuleField;
  readonly amount?: Money;
  /** Whole percent. */
  readonly percent?: number;
  readonly values?: readonly string[];
  /** Parts of a name. */
  readonly words?: readonly string[];
  /** SCACs. */
  readonly carriers?: readonly string[];
}

/** Members who may approve: those with one of the roles, and users by id. */
export interface Approvers {
  readonly roles: readonly Role[];
  readonly userIds: readonly string[];
}

/** A second approval by another person above an amount. */
export interface SecondStep {
  readonly above: Money;
  readonly approvers: Approvers;
}

/** A rule applies if all its conditions hold; a rule without conditions always applies. */
export interface ApprovalRule {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly RuleCondition[];
  readonly approvers: Approvers;
  readonly secondStep: SecondStep | null;
  /** Later rules are not evaluated if this one applies. */
  readonly stop: boolean;
}

/** What rules compare. */
export interface BookingFacts {
  readonly total: Money;
  /** Cheapest valid offer of the quote's revision. */
  readonly cheapest: Money | null;
  readonly declaredValue: Money | null;
  readonly mode: string;
  /** SCAC of the carrier that is booked. */
  readonly carrier: string | null;
  /** Expedited or guaranteed service, requested or offered. */
  readonly expedited: boolean;
  readonly hazmat: boolean;
  readonly crossBorder: boolean;
  readonly accessorials: readonly string[];
  readonly originState: string;
  readonly destinationState: string;
  /** A commodity has another class than its density. */
  readonly classOverride: boolean;
  /** A stop was not copied from the address book. */
  readonly addressNotInBook: boolean;
  /** Names of the first and the last stop; null if the request has none. */
  readonly pickupLocation: string | null;
  readonly deliveryLocation: string | null;
  readonly requesterRole: Role;
}

/** One approval that a booking needs, with the rules that require it. */
export interface ApprovalStep {
  readonly rules: readonly string[];
  readonly approvers: Approvers;
}

/** The approval of a booking above the requester's own limit, if no rule asks for one. */
export function limitStep(limit: string, roles: readonly Role[]): ApprovalStep {
  return { rules: [`Above the booking limit of ${limit}`], approvers: { roles, userIds: [] } };
}

/** The rules that apply, in order, up to and including the first with `stop`. */
export function rulesThatApply<Rule extends Pick<ApprovalRule, 'conditions' | 'stop'>>(
  rules: readonly Rule[],
  facts: BookingFacts,
  rate: ExchangeRate | null,
): Rule[] {
  const applying: Rule[] = [];
  for (const rule of rules) {
    if (!rule.conditions.every((condition) => CONDITIONS[condition.field](condition, facts, rate))) continue;
    applying.push(rule);
    if (rule.stop) break;
  }
  return applying;
}

/** The approvals that a booking needs: first steps, then second steps; rules with the same approvers share a step. */
export function stepsOf(
  rules: readonly ApprovalRule[],
  { total }: Pick<BookingFacts, 'total'>,
  rate: ExchangeRate | null,
): ApprovalStep[] {
  const second = rules.flatMap(({ name, secondStep }) =>
    secondStep !== null && isAbove(total, secondStep.above, rate) ? [{ name, approvers: secondStep.approvers }] : [],
  );
  return [...shared(rules), ...shared(second)];
}

function shared(rules: readonly Pick<ApprovalRule, 'name' | 'approvers'>[]): ApprovalStep[] {
  const groups = Map.groupBy(rules, ({ approvers: { roles, userIds } }) =>
    JSON.stringify([roles.toSorted(), userIds.toSorted()]),
  );
  return [...groups.values()].map((same) => ({ rules: same.map(({ name }) => name), approvers: same[0]!.approvers }));
}

type Holds = (condition: RuleCondition, facts: BookingFacts, rate: ExchangeRate | null) => boolean;

const above =
  (valueOf: (facts: BookingFacts) => Money | null): Holds =>
  ({ amount }, facts, rate) => {
    const value = valueOf(facts);
    return amount !== undefined && value !== null && isAbove(value, amount, rate);
  };

const oneOf =
  (valuesOf: (facts: BookingFacts) => readonly string[]): Holds =>
  ({ values = [] }, facts) =>
    valuesOf(facts).some((value) => values.includes(value));

const named =
  (nameOf: (facts: BookingFacts) => string | null): Holds =>
  ({ words = [] }, facts) => {
    const name = nameOf(facts)?.toLowerCase() ?? '';
    return words.some((word) => name.includes(word.trim().toLowerCase()));
  };

const CONDITIONS: Readonly<Record<RuleField, Holds>> = {
  total: above(({ total }) => total),
  declared_value: above(({ declaredValue }) => declaredValue),
  over_cheapest: ({ percent = 0 }, { total, cheapest }, rate) =>
    cheapest !== null && isOverCheapest(total, cheapest, percent, rate),
  carrier: ({ carriers = [] }, { carrier }) => carrier !== null && carriers.includes(carrier),
  expedited: (_, { expedited }) => expedited,
  hazmat: (_, { hazmat }) => hazmat,
  cross_border: (_, { crossBorder }) => crossBorder,
  class_override: (_, { classOverride }) => classOverride,
  address_not_in_book: (_, { addressNotInBook }) => addressNotInBook,
  mode: oneOf(({ mode }) => [mode]),
  accessorial: oneOf(({ accessorials }) => accessorials),
  origin_state: oneOf(({ originState }) => [originState]),
  destination_state: oneOf(({ destinationState }) => [destinationState]),
  requester_role: oneOf(({ requesterRole }) => [requesterRole]),
  pickup_location: named(({ pickupLocation }) => pickupLocation),
  delivery_location: named(({ deliveryLocation }) => deliveryLocation),
};

/** Amounts in different currencies cannot be compared without a rate; the rule then applies, so that no booking escapes it. */
function isAbove(value: Money, limit: Money, rate: ExchangeRate | null): boolean {
  return (compareMoney(value, limit, rate) ?? 1) > 0;
}

function isOverCheapest(total: Money, cheapest: Money, percent: number, rate: ExchangeRate | null): boolean {
  if (total.currency !== cheapest.currency && rate === null) return true;
  const base = rate === null ? cheapest : convertMoney(cheapest, total.currency, rate);
  return (total.amount - base.amount) * 100 > base.amount * percent;
}
