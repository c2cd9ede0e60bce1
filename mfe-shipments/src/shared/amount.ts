import { formatMoney } from '@lading/ui';

/** An amount in minor units. Invoices can be in currencies in which nothing is booked, which are written out. */
export function amountText(amount: number, currency: string): string {
  return currency === 'USD' || currency === 'CAD'
    ? formatMoney({ amount, currency })
    : `${(amount / 100).toFixed(2)} ${currency}`;
}

/** A difference with its sign: "+$12.00". */
export const differenceText = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${amountText(amount, currency)}`;
