import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new secret of 256 random bits, fit for links and cookies. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in hexadecimal. The secret is long and random, so no slow hash is needed. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
