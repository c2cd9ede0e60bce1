import type { Manifest } from './manifest';

/** What the running shell provides; full versions such as `1.4.0`. */
export interface ShellOffer {
  contract: string;
  ui: string;
  react: string;
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

const refuse = (reason: string): Negotiation => ({ ok: false, reason });

/** Whether this shell can run that area; the reason is for people. An unmet requirement disables one area, never the product. */
export function negotiate({ contract, requires }: Manifest, shell: ShellOffer): Negotiation {
  const [major] = numbers(shell.contract);
  if (contract !== major) return refuse(`It was built for contract ${contract}; this shell speaks contract ${major}.`);
  if (requires.api !== shell.api)
    return refuse(`It needs API version ${requires.api}; this shell uses version ${shell.api}.`);
  const ranges = [
    ['contract', requires.contract, shell.contract],
    ['@lading/ui', requires.ui, shell.ui],
    ['React', requires.react, shell.react],
  ] as const;
  const unmet = ranges.find(([, wanted, provided]) => wanted !== undefined && !satisfies(provided, wanted));
  return unmet ? refuse(`It needs ${unmet[0]} ${unmet[1]}; this shell provides ${unmet[2]}.`) : { ok: true };
}
