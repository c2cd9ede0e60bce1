import { createHmac } from 'node:crypto';

/** `v1=` and the HMAC-SHA256 of `id.timestamp.body` in hexadecimal, once for each key. */
export function signatureOf(keys: readonly Buffer[], id: string, timestamp: number, body: string): string {
  return keys
    .map((key) => `v1=${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('hex')}`)
    .join(',');
}
