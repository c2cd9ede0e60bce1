import semver from 'semver';
import { packagesOf } from './install-scripts.mjs';

/** Severities that need action. */
export const SERIOUS = ['high', 'critical'];

/**
 * Serious advisories for production packages. `advisories` has the format of npm's bulk response:
 * {"name": [{"title", "severity", "url", "vulnerable_versions"}]}.
 */
export function findSerious(lock, advisories) {
  const installed = packagesOf(lock).filter(([, { dev }]) => !dev);
  return installed.flatMap(([name, { version }]) =>
    (advisories[name] ?? [])
      .filter(
        ({ severity, vulnerable_versions: range }) => SERIOUS.includes(severity) && semver.satisfies(version, range),
      )
      .map(({ severity, title, url }) => `${severity}: ${name} ${version}: ${title} (${url})`),
  );
}
