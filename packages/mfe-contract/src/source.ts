import type { RegistryEntry } from './manifest';
import type { Negotiation } from './negotiate';

const RELEASE_PATH = /^\/mfe\/[\w./+-]+$/;
const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/**
 * Whether the code of an area lies where code may come from and can be checked before it runs; the reason is for people.
 * `origins` are the allowed ones; the first is the page's own, which addresses without one belong to.
 */
export function checkSource(
  { entry, integrity }: Pick<RegistryEntry, 'entry' | 'integrity'>,
  origins: readonly [string, ...string[]],
): Negotiation {
  if (!URL.canParse(entry, origins[0]))
    return { ok: false, reason: 'The registry gives no usable address for its code.' };
  const { origin, pathname, href } = new URL(entry, origins[0]);
  if (!origins.includes(origin)) return { ok: false, reason: `Its code lies on ${origin}, which is not allowed.` };
  // A path that the browser had to rewrite, such as one that climbs out of its folder, was written to mislead.
  const asWritten = entry === pathname || entry === href;
  if (!asWritten || !RELEASE_PATH.test(pathname))
    return { ok: false, reason: 'Its code lies outside the published releases.' };
  if (!INTEGRITY.test(integrity)) return { ok: false, reason: 'The registry gives no hash to check its code with.' };
  return { ok: true };
}
