/** Lifetime of a state. Source: product requirements, section 4. */
export const SIGN_IN_STATE_MS = 10 * 60_000;

/** `link` adds the identity to the signed-in account. */
export type SignInIntent = 'sign-in' | 'link';

/** OAuth state of a sign-in or link. Sent sealed in the `state` parameter. */
export interface SignInState {
  /** ULID; single use. */
  id: string;
  /** Name of the source; a callback from another source is refused. */
  source: string;
  /** SHA-256 of the cookie token of the browser that started it. */
  browser: string;
  /** PKCE code verifier (RFC 7636). */
  verifier: string;
  /** Returned in the ID token. */
  nonce: string;
  intent: SignInIntent;
  /** Session that links the identity; null for a sign-in. */
  sessionId: string | null;
  /** Local path to redirect to afterwards. */
  next: string | null;
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** Values of a callback that the state must match. */
export interface ExpectedState {
  source: string;
  /** SHA-256 of the cookie token of the browser that returned. */
  browser: string;
  now: Date;
}

/** True if this browser started it for this source and the state has not expired. */
export function isStateOf(state: SignInState, { source, browser, now }: ExpectedState): boolean {
  return state.source === source && state.browser === browser && now.getTime() < state.expiresAt;
}

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
