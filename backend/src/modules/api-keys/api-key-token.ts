import { newToken } from '../../platform/secrets/secret-token.js';
import { API_KEY_PREFIX } from '../../platform/auth/api-key.js';

const SHOWN = 10;

/** A new token: 256 random bits behind a prefix by which scanners for leaked secrets know it. */
export function newApiKeyToken(): string {
  return `${API_KEY_PREFIX}${newToken()}`;
}

/** What may be shown of a token: its prefix and six characters, which leave 220 bits unknown. */
export function startOf(token: string): string {
  return token.slice(0, SHOWN);
}
