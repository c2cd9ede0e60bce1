import { formatDecimal, parseDecimal } from '../../../kernel/money/decimal.js';

/** Formats a stored price: "3.7680" is "3.768", "3.7000" is "3.70". */
export function fuelPriceText(stored: string): string {
  const price = parseDecimal(stored, 4);
  return price === null ? stored : formatDecimal(price, 4, 2);
}
