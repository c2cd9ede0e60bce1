import { allocate } from './allocate.js';
import {
  type Accounts,
  CHARGE_KINDS,
  type ChargeKind,
  type CodedItem,
  type Coding,
  type CostShare,
  type CostSplit,
  hasWords,
} from './coding-rule.js';

/** A part of an invoice with its account and cost center. */
export interface CodedLine {
  glAccount: string;
  costCenter: string;
  /** Minor units. */
  amount: number;
}

/** Without other properties. */
export const codedLine = ({ glAccount, costCenter, amount }: CodedLine): CodedLine => ({
  glAccount,
  costCenter,
  amount,
});

/** Amounts by kind of charge in minor units. */
export type KindAmounts = Readonly<Record<ChargeKind, number>>;

/**
 * The amount to pay by kind of charge. If it differs from what the lines add up to, because of a short-pay or a credit, the kinds are reduced in proportion.
 */
export function amountsByKind(
  lines: readonly { kind: ChargeKind; amount: number }[],
  total: number,
  toPay: number,
): KindAmounts {
  const sums = CHARGE_KINDS.map((kind) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0),
  );
  const rest = total - sums.reduce((sum, amount) => sum + amount, 0);
  sums[CHARGE_KINDS.indexOf('accessorial')]! += rest;
  if (toPay === total) return byKind(sums);
  const weights = sums.map((sum) => Math.max(sum, 0));
  return byKind(weights.some((weight) => weight > 0) ? allocate(toPay, weights) : [toPay, 0, 0, 0]);
}

const byKind = (amounts: readonly number[]): KindAmounts =>
  Object.fromEntries(CHARGE_KINDS.map((kind, index) => [kind, amounts[index]])) as Record<ChargeKind, number>;

/** Splits the amounts over accounts and cost centers. The lines add up to the amounts. */
export function codeAmounts(
  amounts: KindAmounts,
  { accounts, split }: Coding,
  items: readonly CodedItem[],
): CodedLine[] {
  const weights = weightsOf(split, items);
  const lines = CHARGE_KINDS.flatMap((kind) =>
    allocate(amounts[kind], weights).map((amount, index) => ({
      glAccount: accountOf(accounts, kind),
      costCenter: split.shares[index]!.costCenter,
      amount,
    })),
  );
  return merge(lines);
}

const accountOf = (accounts: Accounts, kind: ChargeKind): string => accounts[kind] || accounts.other;

/** One line for each account and cost center, in the order of their first line, without empty ones. */
export function merge(lines: readonly CodedLine[]): CodedLine[] {
  const groups = Map.groupBy(lines, ({ glAccount, costCenter }) => JSON.stringify([glAccount, costCenter]));
  return [...groups.values()]
    .map((same) => ({ ...same[0]!, amount: same.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** The same accounts and cost centers for another amount, in proportion; lines below zero stay below zero. */
export function rescale(lines: readonly CodedLine[], amount: number): CodedLine[] {
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  if (amount === sum) return [...lines];
  const below = lines.map((line) => (line.amount < 0 && sum > 0 ? Math.round((line.amount * amount) / sum) : 0));
  const parts = allocate(
    amount - below.reduce((total, part) => total + part, 0),
    lines.map((line) => Math.max(line.amount, 0)),
  );
  return merge(lines.map((line, index) => ({ ...line, amount: below[index]! + parts[index]! })));
}

function weightsOf({ by, shares }: CostSplit, items: readonly CodedItem[]): number[] {
  if (by === 'fixed') return shares.map(({ basisPoints = 0 }) => basisPoints);
  const weights = shares.map(() => 0);
  for (const item of items) {
    const index = shareOf(shares, item);
    weights[index]! += Math.round(by === 'weight' ? item.weight * HUNDREDTHS : item.pieces);
  }
  if (weights.some((weight) => weight > 0)) return weights;
  return shares.map((share) => (isRest(share) ? 1 : 0));
}

/** Weights can have decimals. */
const HUNDREDTHS = 100;
const isRest = ({ products = [] }: CostShare): boolean => products.length === 0;

/** The first share that names the item, else the share of all other items. */
function shareOf(shares: readonly CostShare[], { description }: CodedItem): number {
  const named = shares.findIndex(({ products = [] }) => products.some((words) => hasWords(description, words)));
  return named >= 0 ? named : shares.findIndex(isRest);
}
