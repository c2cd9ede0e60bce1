/**
 * Splits an amount in minor units by weights, to the cent: each part is rounded toward zero, then the parts with the largest remainders get one cent more. The
 * parts add up to the amount. Weights are zero or more; if all are zero, the last part gets everything.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === weights.length - 1 ? amount : 0));
  const sign = amount < 0 ? -1 : 1;
  const shares = weights.map((weight) => BigInt(Math.abs(amount)) * BigInt(weight));
  const parts = shares.map((share) => Number(share / sum));
  const left = Math.abs(amount) - parts.reduce((total, part) => total + part, 0);
  const largest = shares
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left);
  for (const { index } of largest) parts[index]! += 1;
  return parts.map((part) => sign * part || 0);
}
