import { distance } from 'fastest-levenshtein';

/** Prefixes that only this product's variables have. */
const OWN_PREFIXES = ['MFE_', 'EGRESS_', 'SIGN_IN_', 'SECRET_KEY_', 'MIGRATION_DATABASE_'];
/** Read by the release tool only (docs/teams.md). */
const RELEASE_TOOL = ['MFE_SIGNING_KEY', 'MFE_USER'];
/** Variables of other programs that look like a setting. AWS clients have many more names than those read here. */
const FOREIGN = /^(MAILDIR|LOGLEVEL|AWS_.*)$/;
/** Two swapped letters are a distance of 2. */
const CLOSE = 2;
/** Shorter names are close to many variables of other programs. */
const SHORTEST = 7;

/**
 * Problems of variables that were meant to be settings: names with a prefix of this product, and names that differ from a setting by a typo,
 * such as SMPT_URL. Other variables of the environment belong to other programs.
 */
export function misspelledSettings(names: readonly string[], known: readonly string[]): string[] {
  const settings = new Set([...known, ...RELEASE_TOOL]);
  return names
    .filter((name) => !settings.has(name) && !FOREIGN.test(name))
    .flatMap((name) => {
      const meant = known.find((setting) => setting.length >= SHORTEST && distance(name, setting) <= CLOSE);
      if (meant) return [`${name} is not a setting: did you mean ${meant}?`];
      return OWN_PREFIXES.some((prefix) => name.startsWith(prefix)) ? [`${name} is not a setting`] : [];
    })
    .toSorted();
}
