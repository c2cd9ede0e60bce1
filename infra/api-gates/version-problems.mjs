import semver from 'semver';

/**
 * What is wrong with a version, given the changes since the release: a breaking change needs a new major, an addition a new minor.
 * `accepted` lists breaking changes without a new major, with the reason; an entry that no longer applies is a problem too.
 */
export function versionProblems({ name, from, to, changes: { breaking, additions }, accepted }) {
  if (semver.lt(to, from)) return [`${name}: version ${to} is older than the released ${from}.`];
  const unused = Object.keys(accepted).filter((change) => !breaking.includes(change));
  const problems = unused.map((change) => `${name}: remove from infra/api-gates/accepted.json: ${change}`);
  if (semver.major(to) > semver.major(from)) return problems;
  const refused = breaking.filter((change) => !(change in accepted));
  problems.push(...refused.map((change) => `${name}: breaking change without a new major version: ${change}`));
  const isMinor = semver.minor(to) > semver.minor(from);
  if (breaking.length + additions.length > 0 && !isMinor)
    problems.push(
      `${name}: ${to} adds to the released ${from}. Raise the minor version. First change: ${[...additions, ...breaking][0]}`,
    );
  return problems;
}
