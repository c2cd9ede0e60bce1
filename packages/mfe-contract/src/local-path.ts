const BASE = 'http://local.invalid';

/** The given address when it is a path on this origin, normalised; otherwise undefined. Keeps `?next=` from leading to another site. */
export function localPath(value: string | null): string | undefined {
  if (!value?.startsWith('/') || !URL.canParse(value, BASE)) return undefined;
  const url = new URL(value, BASE);
  // `/.//host` stays on the origin for URL but would leave it as a location.
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
