import { msg, type Message } from '../../../../../messages/message.js';
import { parseDecimal } from '../../../../../kernel/money/decimal.js';
import { basisPointsOf } from '../../../../../kernel/money/money.js';
import type { ChargeLine } from '../../../../rating/index.js';
import { FREIGHT_CODES, GROSS_CODES } from './charge-codes.js';

/** What a percentage charge of the booking is for the amounts on the invoice. */
export interface Expected {
  code: 'DISCOUNT' | 'FUEL';
  /** Minor units. */
  amount: number;
  /** The calculation: "33.8% of $333.01". */
  explanation: Message;
}

/** The agreed discount on the invoiced gross. Null if the booking has no percentage that its own lines prove. */
export function expectedDiscount(agreed: readonly ChargeLine[], invoicedGross: number): Expected | null {
  return expected('DISCOUNT', agreed, GROSS_CODES, invoicedGross, -1);
}

/** The agreed fuel surcharge, which is that of the week of the ship date, on the invoiced net. Null like `expectedDiscount`. */
export function expectedFuel(agreed: readonly ChargeLine[], invoicedNet: number): Expected | null {
  return expected('FUEL', agreed, FREIGHT_CODES, invoicedNet, 1);
}

function expected(
  code: Expected['code'],
  agreed: readonly ChargeLine[],
  baseCodes: readonly string[],
  invoicedBase: number,
  sign: 1 | -1,
): Expected | null {
  const line = agreed.find((one) => one.code === code && one.basis === 'percent');
  const bps = line === undefined ? null : parseDecimal(line.rate, 2);
  if (line === undefined || bps === null) return null;
  const base = agreed.filter((one) => baseCodes.includes(one.code)).reduce((sum, { amount }) => sum + amount.amount, 0);
  if (sign * basisPointsOf(base, bps) !== line.amount.amount) return null;
  const { currency } = line.amount;
  const { rate, inputs } = line;
  const invoiced = { amount: invoicedBase, currency };
  const explanation =
    typeof inputs.week === 'string'
      ? msg`${{ rate }}% (fuel price of ${{ week: { date: inputs.week } }}) of ${{ base: invoiced }}`
      : msg`${{ rate }}% of ${{ base: invoiced }}`;
  return { code, amount: sign * basisPointsOf(invoicedBase, bps) || 0, explanation };
}
