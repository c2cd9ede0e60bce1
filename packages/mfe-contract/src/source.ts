import type { RegistryEntry } from './manifest';
import type { Negotiation } from './negotiate';

const RELEASE_PATH = /^\/mfe\/[\w./+-]+$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Whether the code of a remote comes from an allowed origin and has a hash that the browser checks; the reason is displayed.
 * `origins` are the allowed ones; the first is the page's own, which addresses without one belong to.
 */
export function checkSource(
  { entry, integrity }: Pick<RegistryEntry, 'entry' | 'integrity'>,
  origins: readonly [string, ...string[]],
): Negotiation {
  if (!URL.canParse(entry, origins[0])) return { ok: false, reason: 'The registry has no valid URL for its code.' };
  const { origin, pathname, href } = new URL(entry, origins[0]);
  if (!origins.includes(origin)) return { ok: false, reason: `Its code is hosted on ${origin}, which is not allowed.` };
  // A path that the browser normalizes, such as one with `..`, could point outside the release.
  const asWritten = entry === pathname || entry === href;
  if (!asWritten || !RELEASE_PATH.test(pathname))
    return { ok: false, reason: 'Its code is not part of a published release.' };
  if (!INTEGRITY.test(integrity)) return { ok: false, reason: 'The registry has no hash of its code.' };
  return { ok: true };
}
