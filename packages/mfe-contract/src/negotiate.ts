import { satisfies, validate } from 'compare-versions';
import type { Manifest } from './manifest';

/** Full versions that the running shell provides, such as `1.4.0`. */
export interface ShellOffer {
  contract: string;
  ui: string;
  react: string;
  router: string;
  lingui: string;
  api: string;
}

export type Negotiation = { ok: true } | { ok: false; reason: string };

const major = (version: string) => Number.parseInt(version, 10);

const refuse = (reason: string): Negotiation => ({ ok: false, reason });

/** An unreadable range is unmet; `satisfies` would throw. */
const isMet = (range: string, version: string) => validate(range.replace(/^\^/, '')) && satisfies(version, range);

/** Whether this shell can run the remote; the reason is displayed. An unmet requirement disables one remote, never the product. */
export function negotiate({ contract, requires }: Manifest, shell: ShellOffer): Negotiation {
  if (contract !== major(shell.contract))
    return refuse(`It was built for contract ${contract}; this shell has contract ${major(shell.contract)}.`);
  if (requires.api !== major(shell.api))
    return refuse(`It needs API version ${requires.api}; this shell uses version ${major(shell.api)}.`);
  const ranges = [
    ['contract', requires.contract, shell.contract],
    ['API', requires.apiVersion, shell.api],
    ['@lading/ui', requires.ui, shell.ui],
    ['React', requires.react, shell.react],
    ['the router', requires.router, shell.router],
    ['Lingui', requires.lingui, shell.lingui],
  ] as const;
  const unmet = ranges.find(([, wanted, provided]) => wanted !== undefined && !isMet(wanted, provided));
  return unmet ? refuse(`It needs ${unmet[0]} ${unmet[1]}; this shell provides ${unmet[2]}.`) : { ok: true };
}
