import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the sender's clock may be from ours. */
const TOLERANCE_S = 300;

export type SignatureVerdict = 'valid' | 'invalid' | 'expired';

/** `sha256=` and the HMAC-SHA256 in hexadecimal of `<timestamp>.<body>`, byte by byte. */
export function signatureOf(secret: Buffer, timestamp: string, body: Buffer): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
}

/** Whether the body comes from who has the secret, and now. That it is too old is only said to who has the secret. */
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
