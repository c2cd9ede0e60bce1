import { CA_PROVINCES, US_STATES } from '../../../kernel/places/region.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import {
  type CodingCondition,
  type CodingField,
  type CodingRule,
  type CostSplit,
  DIRECTIONS,
} from './domain/coding-rule.js';
import { msg } from '../../../messages/message.js';

const STATES = [...Object.keys(US_STATES), ...Object.keys(CA_PROVINCES)];
const ALL = 10_000;

/** Which values a field has, where they are a closed list or of one form. */
const IS_VALUE: Readonly<Partial<Record<CodingField, (value: string) => boolean>>> = {
  mode: (value) => ['LTL', 'VLTL', 'FTL'].includes(value),
  direction: (value) => (DIRECTIONS as readonly string[]).includes(value),
  carrier: (value) => /^[A-Z]{2,4}$/.test(value),
  origin_state: (value) => STATES.includes(value),
  destination_state: (value) => STATES.includes(value),
};

/** Errors of a rule that its DTO cannot express. */
export function codingRuleErrors({ conditions, split }: Pick<CodingRule, 'conditions' | 'split'>): FieldError[] {
  return [
    ...conditions.flatMap((condition, index) => conditionErrors(condition, `/conditions/${index}`)),
    ...(split.by === 'fixed' ? fixedErrors(split) : productErrors(split)),
  ];
}

function conditionErrors({ field, values }: CodingCondition, pointer: string): FieldError[] {
  const isValue = IS_VALUE[field] ?? ((value) => value.trim() !== '');
  return values.flatMap((value, index) =>
    isValue(value)
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

function fixedErrors({ shares }: CostSplit): FieldError[] {
  const sum = shares.reduce((total, { basisPoints = 0 }) => total + basisPoints, 0);
  if (sum === ALL && shares.every(({ basisPoints = 0 }) => basisPoints > 0)) return [];
  return [{ pointer: '/split/shares', code: 'SHARES', message: msg`Enter shares that add up to 100%.` }];
}

function productErrors({ shares }: CostSplit): FieldError[] {
  if (shares.filter(({ products = [] }) => products.length === 0).length === 1) return [];
  const message = msg`Leave the items of exactly one cost center empty: it gets all other items.`;
  return [{ pointer: '/split/shares', code: 'SHARES', message }];
}
