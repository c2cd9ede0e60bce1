/** A visit to a source has to come back within this time. Source: product requirements, section 4. */
export const SIGN_IN_STATE_MS = 10 * 60_000;

/** `link` adds the identity to the account that is signed in. */
export type SignInIntent = 'sign-in' | 'link';

/** What a visit to a source takes along, sealed, and brings back. */
export interface SignInState {
  /** ULID; each is used once. */
  id: string;
  /** Where the visit goes: an answer of another source does not finish it. */
  source: string;
  /** SHA-256 of the token in the cookie of the browser that began. */
  browser: string;
  /** PKCE (RFC 7636). */
  verifier: string;
  /** Comes back inside the ID token. */
  nonce: string;
  intent: SignInIntent;
  /** Session that links; null for a sign-in. */
  sessionId: string | null;
  /** Local path to go on to. */
  next: string | null;
  /** Unix time in milliseconds. */
  expiresAt: number;
}

/** What the answer of a source is checked against. */
export interface ExpectedState {
  source: string;
  /** SHA-256 of the token in the cookie of the browser that came back. */
  browser: string;
  now: Date;
}

/** True when the visit was begun by this browser, for this source, and not too long ago. */
export function isStateOf(state: SignInState, { source, browser, now }: ExpectedState): boolean {
  return state.source === source && state.browser === browser && now.getTime() < state.expiresAt;
}
