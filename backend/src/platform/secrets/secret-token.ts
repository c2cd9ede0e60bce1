import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new 256-bit random secret, safe for URLs and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Stored form of a secret: its SHA-256 in hexadecimal. The secret is long and random, so no slow hash is needed. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
