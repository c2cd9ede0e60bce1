import { releaseOfEntry } from './release-name.mjs';

const COMMIT_LENGTH = 8;
const shortened = (commit) => commit?.replace(/^([0-9a-f]+)/, (hash) => hash.slice(0, COMMIT_LENGTH));
const time = (iso) => iso.slice(0, 19).replace('T', ' ');

/** The releases of a remote, newest first; its live one is marked. */
export function describeReleases(entry, name, releases) {
  const live = entry && releaseOfEntry(entry);
  const lines = releases.filter((release) => release.name === name).sort((one, other) => other.at - one.at);
  const canary = entry?.canary && releaseOfEntry(entry.canary.release);
  const mark = (release) =>
    release === canary ? '% ' : release === live ? (entry.enabled === false ? 'x ' : '* ') : '  ';
  const facts = (release) =>
    release === live ? describeFacts(entry) : release === canary ? `  for ${describeRules(entry.canary)}` : '';
  return [
    `${name}${entry?.enabled === false ? ' (switched off)' : ''}`,
    ...lines.map(
      ({ release, at }) =>
        `  ${mark(release)}${release.padEnd(32)}${new Date(at).toISOString().slice(0, 10)}${facts(release)}`,
    ),
  ];
}

function describeFacts({ commit, bytes, signature, promotion }) {
  const facts = [
    commit && `commit ${shortened(commit)}`,
    bytes !== undefined && `${Math.round(bytes / 1000)} kB`,
    signature ? 'signed' : undefined,
    promotion && `by ${promotion.by}`,
  ].filter(Boolean);
  return facts.map((fact) => `  ${fact}`).join('');
}

/** Who gets a canary. */
export function describeRules({ percent, companies = [], optIn }) {
  const rules = [
    percent !== undefined && `${percent}% of the users`,
    companies.length > 0 && `the companies ${companies.join(', ')}`,
    optIn && 'users who asked for early releases',
  ];
  return rules.filter(Boolean).join(', ');
}

/** A change in one line; with `whole`, followed by the problems that were overridden. */
export function describeRecord(
  { at, name, action, from, to, by, commit, reason, because, rules, problems = [] },
  { whole = false } = {},
) {
  const change = [from !== to && from, to].filter(Boolean).join(' -> ');
  const facts = [
    by && `by ${by}`,
    commit && `commit ${shortened(commit)}`,
    reason && `forced: ${reason}`,
    rules && `for ${describeRules(rules)}`,
    because,
  ];
  const said = facts.filter(Boolean).join(', ');
  const line = `  ${time(at)}  ${`${action} `.padEnd(9)}${name} ${change}${said && ` (${said})`}`;
  return [line, ...(whole ? problems.map((problem) => `      - ${problem}`) : [])].join('\n');
}
