/** What a source sends back: the answer of OAuth 2.0 (RFC 6749, 4.1.2) with the issuer (RFC 9207). */
export interface CallbackParams {
  code?: string;
  state: string;
  iss?: string;
  error?: string;
}

const OPTIONAL = ['code', 'iss', 'error'] as const;

/** Reads the query that a source led back with; null when there is neither an answer nor an error. Sources add more, which nobody needs. */
export function callbackParams(search: string): CallbackParams | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  const given = Object.fromEntries(OPTIONAL.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])));
  return { state: query.get('state') ?? '', ...given };
}
