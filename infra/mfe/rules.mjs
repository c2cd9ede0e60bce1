// Rules for promotion, rollback and removal, without access to a store or a clock.

const KEEP_RELEASES_OF_DAYS = 30;
/** Releases of each remote that are kept regardless of age, for rollbacks. */
const KEEP_LAST_LIVE = 5;
const DAY_MS = 86_400_000;
const MADE_LIVE = new Set(['start', 'promote']);

/** Changes that made a different release of the remote live, newest first. */
const promotions = (records, name) => records.filter((record) => record.name === name && MADE_LIVE.has(record.action));

/**
 * The release for a version (`1.4.0`) or the beginning of a release's name (`1.4.0-ab49`).
 * For a version with several builds, the latest. Releases are {name, release, at}.
 */
export function chooseRelease(releases, name, wanted) {
  const fits = ({ release }) =>
    release.slice(0, -13) === wanted || (wanted.includes('-') && release.startsWith(wanted));
  const candidates = releases.filter((candidate) => candidate.name === name && fits(candidate));
  return candidates.sort((one, other) => other.at - one.at)[0]?.release;
}

/**
 * The release to roll back to: the one that was live before the current one was promoted. Releases that were rolled back are
 * skipped, so another rollback goes further back. Undefined if none is left. Records are newest first.
 */
export function previousRelease(records, name) {
  let live = [];
  for (const { action, to } of records.filter((record) => record.name === name).reverse()) {
    if (MADE_LIVE.has(action)) live = [...live.filter((release) => release !== to), to];
    else if (action === 'rollback') live.pop();
  }
  return live.at(-2);
}

/** Whether this start has a different build than the previous start; if not, releases promoted since then stay live. */
export const isNewBuild = (records, name, release) =>
  records.find((record) => record.name === name && record.action === 'start')?.to !== release;

/** Whether a path is a base path or below it. */
export const isInside = (path, base) => `${path}/`.startsWith(`${base}/`);

/** Whether one of two base paths contains the other. */
export const overlaps = (one, other) => isInside(one, other) || isInside(other, one);

/**
 * Releases that can be removed: published more than 30 days ago, not live now or during those days (an open page
 * may still load their files), and not among the last live ones of a remote that was not removed. `live` are the registry's releases as `name/release`.
 */
export function removable({ releases, records, live, now }) {
  const limit = now - KEEP_RELEASES_OF_DAYS * DAY_MS;
  const names = [...new Set(releases.map(({ name }) => name))].filter((name) => !isRemoved(records, name));
  const kept = new Set([
    ...live,
    ...names.flatMap((name) => lastLive(records, name)),
    ...replacedAfter(records, limit),
  ]);
  return releases.filter(({ name, release, at }) => at < limit && !kept.has(`${name}/${release}`));
}

const isRemoved = (records, name) => records.find((record) => record.name === name)?.action === 'remove';

function lastLive(records, name) {
  const names = promotions(records, name).map(({ to }) => `${name}/${to}`);
  return [...new Set(names)].slice(0, KEEP_LAST_LIVE);
}

const replacedAfter = (records, limit) =>
  records.filter(({ at, from }) => from && Date.parse(at) >= limit).map(({ name, from }) => `${name}/${from}`);
