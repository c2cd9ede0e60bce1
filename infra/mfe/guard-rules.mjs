// Whether a new release stays within its error budget, without access to a store, a network or a clock.

const COUNTERS = {
  lading_remote_views_total: 'views',
  lading_remote_errors_total: 'errors',
  lading_remote_load_failures_total: 'loadFailures',
};
const SAMPLE = /^(\w+)\{([^}]*)\} (\S+)$/;
const NONE = { views: 0, errors: 0, loadFailures: 0 };
/** A new release may have this many times the error rate of the former one. */
const TOLERANCE = 2;
/** Errors that were there before are no reason to roll back: a release is judged for a day. */
const JUDGED_MS = 86_400_000;

/** Counts per `remote build` in the text of `/metrics`. */
export function readCounts(text) {
  const counts = new Map();
  for (const line of text.split('\n')) {
    const [, metric, labels, value] = SAMPLE.exec(line) ?? [];
    if (!Object.hasOwn(COUNTERS, metric)) continue;
    const { remote, build } = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    );
    const key = `${remote} ${build}`;
    counts.set(key, { ...NONE, ...counts.get(key), [COUNTERS[metric]]: Number(value) });
  }
  return counts;
}

/** What was counted since the last reading. A process that restarted counts from 0 again. */
export function increase(current, last) {
  const grown = (name) => (current[name] >= last[name] ? current[name] - last[name] : current[name]);
  return { views: grown('views'), errors: grown('errors'), loadFailures: grown('loadFailures') };
}

export const sum = (one = NONE, other = NONE) => ({
  views: one.views + other.views,
  errors: one.errors + other.errors,
  loadFailures: one.loadFailures + other.loadFailures,
});

/** Opened remotes, and attempts that failed to open one. */
export const opened = ({ views, loadFailures }) => views + loadFailures;

/** Errors and failed loads per attempt to open the remote; 0 without one. */
export const errorRate = (counts) =>
  opened(counts) === 0 ? 0 : (counts.errors + counts.loadFailures) / opened(counts);

/**
 * The release of a remote that is on trial: {build, former, isCanary}. It is the canary, or a release that was made live less than a day ago and replaced another one.
 * A release that a rollback restored is not. `records` are the changes of this remote, newest first.
 */
export function onTrial(entry, records, buildOf, now) {
  const live = buildOf(entry);
  if (entry.canary) return { build: buildOf(entry.canary.release), former: live, isCanary: true };
  const change = records.find(({ action }) => ['start', 'promote', 'rollback', 'remove'].includes(action));
  const isNew = change && change.action !== 'rollback' && change.to === live && now - Date.parse(change.at) < JUDGED_MS;
  return isNew && change.from && change.from !== live
    ? { build: live, former: change.from, isCanary: false }
    : undefined;
}

/**
 * Why a release has to go, as a sentence with its numbers; undefined if it stays. `budget` is a percentage; releases that were opened less than `minimum` times
 * are not judged, and their rates are not compared.
 */
export function verdict({ counts = NONE, former = NONE, budget, minimum }) {
  if (opened(counts) < minimum) return undefined;
  const rate = errorRate(counts);
  const known = opened(former) >= minimum ? errorRate(former) : 0;
  if (rate * 100 <= budget || rate <= known * TOLERANCE) return undefined;
  const before = opened(former) >= minimum ? `${percent(known)} before` : 'too few views before to compare';
  return `${percent(rate)} errors (${counts.errors} errors and ${counts.loadFailures} failed loads in ${opened(counts)} views), budget ${budget}%, ${before}`;
}

const percent = (share) => `${(share * 100).toFixed(1)}%`;
