const BASE = 'http://local.invalid';
/** Printable ASCII that begins with one slash. */
const PATH = /^\/(?![/\\])[!-~]*$/;

/**
 * The given address when it is a path of this origin, normalised; otherwise null. Keeps `?next=` from leading to another site, however
 * its address is spelled.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !PATH.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return null;
  // `/.//host` and `/%2F/host` stay on the origin for URL, but would leave it once decoded or taken as a location.
  if (url.pathname.startsWith('//') || /^\/(?:[/\\]|%2f|%5c)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
