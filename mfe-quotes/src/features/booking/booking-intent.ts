import type { Host } from '@lading/mfe-contract';
import type { BookRequest } from '../../shared/api/types';

interface Intent {
  key: string;
  request: string;
}

const nameOf = (quoteId: string): string => `booking-intent.${quoteId}`;

/** From random bytes, because `crypto.randomUUID` is missing on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency key of a booking. The same request has the same key when it is sent again, also after a lost response or a reload; a changed
 * request gets a new key.
 */
export function intentKey(storage: Host['storage'], quoteId: string, request: BookRequest): string {
  const text = JSON.stringify(request);
  const stored = storage.get(nameOf(quoteId)) as Intent | undefined;
  if (stored?.request === text) return stored.key;
  const intent: Intent = { key: newKey(), request: text };
  storage.set(nameOf(quoteId), intent);
  return intent.key;
}

/** Deletes the key after a final response of the server. */
export function forgetIntent(storage: Host['storage'], quoteId: string): void {
  storage.remove(nameOf(quoteId));
}
