/**
 * How well one figure tells two groups apart (Mann-Whitney U): `auc` is the chance that a member of the first exceeds one of the second,
 * 0.5 when nothing tells them apart; `z` is its distance from that in standard errors.
 */
export function mannWhitney(first, second) {
  const sorted = [
    ...first.map((value) => ({ value, own: true })),
    ...second.map((value) => ({ value, own: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < sorted.length;) {
    let end = start;
    while (end < sorted.length && sorted[end].value === sorted[start].value) end += 1;
    const meanRank = (start + 1 + end) / 2;
    rankSum += meanRank * sorted.slice(start, end).filter(({ own }) => own).length;
    start = end;
  }
  const pairs = first.length * second.length;
  const auc = (rankSum - (first.length * (first.length + 1)) / 2) / pairs;
  const standardError = Math.sqrt((first.length + second.length + 1) / (12 * pairs));
  return { auc, z: (auc - 0.5) / standardError };
}
