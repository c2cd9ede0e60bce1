import type { Currency } from '../../../../kernel/codes.js';
import { formatDecimal } from '../../../../kernel/money/decimal.js';
import type { ChargeLine, LineBasis } from '../offer.js';

/** Rounding of every charge line. */
export const ROUNDING = 'once to the cent, half away from zero';

/** Formats cents as dollars, such as "609.03". */
export function dollars(cents: number): string {
  return formatDecimal(cents, 2, 2);
}

/** Formats a rate in ten-thousandths as dollars per 100 lb or mile, such as "98.23". */
export function rateText(rate: number): string {
  return formatDecimal(rate, 4, 2);
}

/** Formats pounds as hundredweights, such as "6.20". */
export function hundredweights(pounds: number): string {
  return formatDecimal(pounds, 2, 2);
}

/** Formats basis points as percent, such as "27.5". */
export function percent(bps: number): string {
  return formatDecimal(bps, 2);
}

/** Contents of a line except its rule. */
export interface LineText {
  readonly code: string;
  readonly description: string;
  readonly amount: number;
  readonly basis: LineBasis;
  readonly quantity: string;
  readonly rate: string;
}

/** Writes the lines of one offer with its tariff's currency and name. */
export class LineWriter {
  private readonly currency: Currency;
  private readonly label: string;

  constructor(tariff: { readonly label: string; readonly terms: { readonly currency: Currency } }) {
    this.currency = tariff.terms.currency;
    this.label = tariff.label;
  }

  line(text: LineText, rule: string, inputs: Record<string, unknown>): ChargeLine {
    return {
      code: text.code,
      description: text.description,
      amount: { amount: text.amount, currency: this.currency },
      basis: text.basis,
      quantity: text.quantity,
      rate: text.rate,
      rule: `${this.label} · ${rule}`,
      inputs,
    };
  }
}
