/** A key that makes a repeated request have no further effect. From random bytes, because `crypto.randomUUID` is missing on plain http. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
