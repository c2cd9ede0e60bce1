import { CURRENCIES } from '../../kernel/codes.js';
import { formatDecimal, parseDecimal } from '../../kernel/money/decimal.js';
import type { FieldError } from '../../platform/http/problems/domain-error.js';
import { msg } from '../../messages/message.js';

const DECIMALS = 2;
const EXAMPLE = msg`Enter the amount as text with at most two decimals, such as "265.84".`;

/** A copy in which amounts of money are text with two decimals: `{ amount: 26584, currency: 'USD' }` has the amount "265.84". */
export function withTextAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextAmounts);
  if (typeof value !== 'object' || value === null) return value;
  const copy = mapValues(value, (_, item) => withTextAmounts(item));
  const { amount, currency } = copy;
  const isMoney = Number.isSafeInteger(amount) && CURRENCIES.some((known) => known === currency);
  return isMoney ? { ...copy, amount: formatDecimal(amount as number, DECIMALS, DECIMALS) } : copy;
}

/** A copy in which amounts of money are in minor units, and an error for each amount that is not a decimal as text. */
export function withMinorAmounts(value: unknown): { value: unknown; errors: FieldError[] } {
  const errors: FieldError[] = [];
  return { value: read(value, '', errors), errors };
}

function read(value: unknown, pointer: string, errors: FieldError[]): unknown {
  if (Array.isArray(value)) return value.map((item, index) => read(item, `${pointer}/${index}`, errors));
  if (typeof value !== 'object' || value === null) return value;
  const copy = mapValues(value, (key, item) => read(item, `${pointer}/${key}`, errors));
  if (!('amount' in copy && 'currency' in copy)) return copy;
  const minor = typeof copy.amount === 'string' ? parseDecimal(copy.amount, DECIMALS) : null;
  if (minor !== null) return { ...copy, amount: minor };
  errors.push({ pointer: `${pointer}/amount`, code: 'FORMAT', message: EXAMPLE });
  return copy;
}

function mapValues(value: object, change: (key: string, item: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(key, item)]));
}
