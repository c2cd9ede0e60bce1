import { plural, t } from '@lingui/core/macro';
import { formatMoney, type MoneyValue } from '../format';
import { multiplyDecimals, toCents } from './decimal';
import { describeInputs, type InputInWords } from './describe-inputs';

/** One line of a bill with what its amount follows from. */
export interface ChargeLine {
  description: string;
  amount: MoneyValue;
  /** What the quantity counts: cwt, percent, flat, unit or mile. */
  basis: string;
  /** Decimal text. */
  quantity: string;
  /** Decimal text; dollars, or percent where that is the basis. */
  rate: string;
  /** Rule and tariff version. */
  rule: string;
  /** Facts that the rule was given, by name. */
  inputs: Record<string, unknown>;
}

/** How one printed amount came about, in words. */
export interface ChargeExplanation {
  /** Quantity times rate with the exact product: `6.2 × 100 lb at $98.23 = $609.026`. */
  arithmetic: string;
  /** What was done to the product to get the amount; null when it is the amount. */
  rounding: string | null;
  /** Rule and tariff version. */
  rule: string;
  inputs: InputInWords[];
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
      return t`${plain(rate)} % of ${dollars(quantity, currency)}`;
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
  if (rounded?.cents !== Math.abs(amount)) return t`The rule's minimum or maximum makes it ${printed}.`;
  return rounded.exact ? null : t`Rounded once to the cent, half away from zero: ${printed}.`;
}

/** Decimal texts are formatted as they stand, without going through a float. */
const decimalOf = (text: string) => text as Intl.StringNumericLiteral;
const plain = (text: string): string =>
  new Intl.NumberFormat(undefined, { maximumFractionDigits: 6 }).format(decimalOf(text));
const dollars = (text: string, currency: string): string =>
  new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 8 }).format(decimalOf(text));
