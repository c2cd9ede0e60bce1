import type { Manifest } from './manifest';

/** What the running shell provides. */
export interface ShellOffer {
  contract: number;
  /** Version of `@lading/ui`, for example `1.4.0`. */
  ui: string;
  /** Major version of the REST API. */
  api: number;
}

export type Negotiation = { ok: true } | { ok: false; reason: string };

const numbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));

/** Caret rule of semver for released versions: same major, not older. */
function satisfies(version: string, caretRange: string): boolean {
  const [major = NaN, minor = NaN, patch = NaN] = numbers(version);
  const [wantedMajor = NaN, wantedMinor = NaN, wantedPatch = NaN] = numbers(caretRange.replace(/^\^/, ''));
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

/** Whether this shell can run that area; the reason is for people. An unmet requirement disables one area, never the product. */
export function negotiate(manifest: Manifest, shell: ShellOffer): Negotiation {
  if (manifest.contract !== shell.contract) {
    return { ok: false, reason: `It was built for contract ${manifest.contract}; this shell speaks contract ${shell.contract}.` };
  }
  if (manifest.requires.api !== shell.api) {
    return { ok: false, reason: `It needs API version ${manifest.requires.api}; this shell uses version ${shell.api}.` };
  }
  if (!satisfies(shell.ui, manifest.requires.ui)) {
    return { ok: false, reason: `It needs @lading/ui ${manifest.requires.ui}; this shell provides ${shell.ui}.` };
  }
  return { ok: true };
}
