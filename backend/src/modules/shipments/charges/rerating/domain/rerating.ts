import { groupThousands } from '../../../../../kernel/money/decimal.js';
import { formatMoney, type Money } from '../../../../../kernel/money/money.js';
import type { ChargeLine, Rerated } from '../../../../rating/index.js';
import type { FreightChanges } from './apply-reported.js';
import type { Dimensions } from './reported-freight.js';

/** The agreed price recomputed with the freight that the carrier reports. Amounts are in minor units of the agreed currency. */
export interface Rerating {
  /** `preliminary`: preliminary charges of the carrier; `invoice`: the invoice itself. */
  source: 'preliminary' | 'invoice';
  /** "Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$86.40, of which fuel $14.20." */
  message: string;
  /** Whether the price was recomputed. */
  recomputed: boolean;
  /** ISO 4217. */
  currency: string;
  /** Null like the two below if the price cannot be recomputed. */
  total: number | null;
  /** Recomputed minus agreed. */
  difference: number | null;
  /** The part of the difference that is fuel surcharge. */
  fuelDifference: number | null;
}

/** What was agreed. */
export interface AgreedPrice {
  total: Money;
  lines: readonly ChargeLine[];
}

const FUEL = 'FUEL';

/** Puts what the carrier changed, and what it costs by the agreed tariff, into words. `answer` is null for a price quoted by the carrier. */
export function explainRerating(
  source: Rerating['source'],
  changes: FreightChanges,
  agreed: AgreedPrice,
  answer: Rerated | null,
  isUnclear = false,
): Rerating {
  const what = changesText(changes);
  const { currency } = agreed.total;
  if (isUnclear || answer?.kind !== 'rated' || answer.total.currency !== currency) {
    const message = `${what}. ${isUnclear ? UNCLEAR : problemText(answer)}`;
    return { source, message, recomputed: false, currency, total: null, difference: null, fuelDifference: null };
  }
  const difference = answer.total.amount - agreed.total.amount;
  const fuelDifference = fuelOf(answer.lines) - fuelOf(agreed.lines);
  const signed = (amount: number) => `${amount > 0 ? '+' : ''}${formatMoney({ amount, currency })}`;
  const fuel =
    fuelDifference === 0
      ? ''
      : `, of which fuel ${difference < 0 ? signed(fuelDifference) : formatMoney({ amount: fuelDifference, currency })}`;
  const effect = difference === 0 ? 'no change of the price' : `${signed(difference)}${fuel}`;
  const message = `${what}: ${effect}.`;
  return { source, message, recomputed: true, currency, total: answer.total.amount, difference, fuelDifference };
}

const UNCLEAR =
  'The price cannot be recomputed, because the carrier reports several classes without the freight they belong to.';

function problemText(answer: Rerated | null): string {
  if (answer === null) return 'The price cannot be recomputed, because the carrier quoted it.';
  if (answer.kind === 'refused') return `The agreed tariff has no price for this freight. ${answer.message}`;
  if (answer.kind === 'truckload') return 'The price of a truckload does not depend on it.';
  return 'The price cannot be recomputed from the agreed tariff.';
}

const fuelOf = (lines: readonly ChargeLine[]): number =>
  lines.filter(({ code }) => code === FUEL).reduce((sum, { amount }) => sum + amount.amount, 0);

function changesText({ weight, classes, dimensions }: FreightChanges): string {
  const parts = [
    ...(weight ? [`${groupThousands(weight.from)} → ${groupThousands(weight.to)} lb`] : []),
    ...(classes ? [`class ${classes.from.join(', ')} → ${classes.to.join(', ')}`] : []),
    ...dimensions.map(({ from, to }) => `${sizeText(from)} → ${sizeText(to)} in`),
  ];
  const kind = weight ? 'Reweigh' : classes ? 'Reclass' : 'New dimensions';
  return `${kind}: ${parts.join(', ')}`;
}

const sizeText = ({ length, width, height }: Dimensions): string =>
  [length, width, height].map((side) => String(Math.round(side * 10) / 10)).join(' × ');
