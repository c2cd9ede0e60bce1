import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum clock difference between sender and receiver. */
const TOLERANCE_S = 300;

export type SignatureVerdict = 'valid' | 'invalid' | 'expired';

/** `sha256=` and the hexadecimal HMAC-SHA256 of `<timestamp>.<body>`, byte by byte. */
export function signatureOf(secret: Buffer, timestamp: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Verifies signature and timestamp. `expired` is returned only for a correct signature. */
export function verifySignature(
  secret: Buffer,
  timestamp: string,
  signature: string,
  body: Buffer,
  now: Date,
): SignatureVerdict {
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || !/^\d{1,12}$/.test(timestamp))
    return 'invalid';
  return Math.abs(now.getTime() / 1_000 - Number(timestamp)) > TOLERANCE_S ? 'expired' : 'valid';
}
