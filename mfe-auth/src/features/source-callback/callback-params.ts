/** Response of an identity provider: OAuth 2.0 (RFC 6749, 4.1.2) with the issuer (RFC 9207). */
export interface CallbackParams {
  code?: string;
  state: string;
  iss?: string;
  error?: string;
}

const OPTIONAL = ['code', 'iss', 'error'] as const;

/** Reads the response from the query; null if it has neither a code nor an error. Other parameters are ignored. */
export function callbackParams(search: string): CallbackParams | null {
  const query = new URLSearchParams(search);
  if (!query.has('code') && !query.has('error')) return null;
  const given = Object.fromEntries(OPTIONAL.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])));
  return { state: query.get('state') ?? '', ...given };
}
