const BASE = 'http://local.invalid';
/** Printable ASCII that starts with exactly one slash. */
const PATH = /^\/(?![/\\])[!-~]*$/;

/**
 * The normalized path if the value is a path on this origin; otherwise null. Prevents open redirects through `?next=`, regardless of how the
 * URL is written.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !PATH.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return null;
  // `URL` resolves `/.//host` and `/%2F/host` on this origin, but they lead elsewhere once decoded or used as a Location header.
  if (url.pathname.startsWith('//') || /^\/(?:[/\\]|%2f|%5c)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
