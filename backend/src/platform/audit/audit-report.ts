import type { AuditVerification } from './audit-verifier.js';

/** Output of `npm run audit:verify`. */
export function describeVerification(
  { chains, entries, unkeyedChains, breaks }: AuditVerification,
  mayChange: boolean,
): string[] {
  const lines = breaks.map(
    ({ chain, from, to, problem }) =>
      `BROKEN  ${chain}  ${from === to ? `entry ${from}` : `entries ${from} to ${to}`}: ${problem}`,
  );
  const broken = new Set(breaks.map(({ chain }) => chain)).size;
  if (unkeyedChains.length > 0)
    lines.push(`NOTE    Chains without an entry since entries are signed with a key: ${unkeyedChains.join(', ')}`);
  if (mayChange)
    lines.push('NOTE    The database user of the product may change entries: see "Database users" in docs/runbook.md.');
  lines.push(
    breaks.length === 0
      ? `${entries} entries in ${chains} chains are what was written.`
      : `${entries} entries in ${chains} chains checked: ${breaks.length} breaks in ${broken} chains.`,
  );
  return lines;
}
