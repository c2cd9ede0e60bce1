import { formatDecimal, formatDecimalMoney, formatMoney, type MoneyValue } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { multiplyDecimals, toCents } from './decimal';
import { describeInputs, type NamedInput } from './describe-inputs';

/** One line of a bill with the data that its amount is calculated from. */
export interface ChargeLine {
  /** Code of the charge, such as `FUEL`. */
  code?: string;
  description: string;
  amount: MoneyValue;
  /** Unit of the quantity: cwt, percent, flat, unit or mile. */
  basis: string;
  /** Decimal text. */
  quantity: string;
  /** Decimal text; dollars, or percent where that is the basis. */
  rate: string;
  /** Rule and tariff version. */
  rule: string;
  /** Inputs of the rule, by name. */
  inputs: Record<string, unknown>;
}

/** Explanation of one printed amount. */
export interface ChargeExplanation {
  /** Quantity times rate with the exact product: `6.2 × 100 lb at $98.23 = $609.026`. */
  arithmetic: string;
  /** How the product became the amount; null if they are equal. */
  rounding: string | null;
  /** Rule and tariff version. */
  rule: string;
  inputs: NamedInput[];
}

/** Explains a line from its own quantity, rate, rule and inputs. */
export function explainCharge(line: ChargeLine): ChargeExplanation {
  const product = productOf(line);
  return {
    arithmetic: product ? `${factors(line)} = ${dollars(product, line.amount.currency)}` : factors(line),
    rounding: product && roundingOf(product, line.amount),
    rule: line.rule,
    inputs: describeInputs(line.inputs, line.amount.currency),
  };
}

function productOf({ basis, quantity, rate }: ChargeLine): string | null {
  return basis === 'flat' ? null : multiplyDecimals(quantity, rate, basis === 'percent' ? 2 : 0);
}

function factors({ basis, quantity, rate, amount: { currency } }: ChargeLine): string {
  switch (basis) {
    case 'cwt':
      return t`${plain(quantity)} × 100 lb at ${dollars(rate, currency)}`;
    case 'unit':
      return plural(Number(quantity), {
        one: `# unit at ${dollars(rate, currency)}`,
        other: `# units at ${dollars(rate, currency)}`,
      });
    case 'mile':
      return t`${plain(quantity)} mi at ${dollars(rate, currency)}`;
    case 'percent':
      return t`${plain(rate)}% of ${dollars(quantity, currency)}`;
    case 'flat':
      return t`${dollars(rate, currency)} flat`;
    default:
      return t`${quantity} at ${rate}`;
  }
}

/** A discount is printed as a negative amount of a positive product. */
function roundingOf(product: string, { amount, currency }: MoneyValue): string | null {
  const rounded = toCents(product);
  const printed = formatMoney({ amount: Math.abs(amount), currency });
  if (rounded?.cents !== Math.abs(amount)) return t`Adjusted by the rule's minimum or maximum to ${printed}.`;
  return rounded.exact ? null : t`Rounded once to the cent, half away from zero: ${printed}.`;
}

const plain = (text: string): string => formatDecimal(text, 6);
const dollars = (text: string, currency: string): string => formatDecimalMoney(text, currency, 8);
