import { readStored, writeStored } from '../../shared/browser-store';
import type { BookRequest } from '../../shared/api/types';

interface Intent {
  key: string;
  request: string;
}

const nameOf = (quoteId: string): string => `lading.booking.${quoteId}`;

/** Made from random bytes, because `crypto.randomUUID` is missing on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The idempotency key of a booking: one per thing meant. The same booking sent again, also after a lost answer or a reload, has the same key;
 * a changed one gets a new key.
 */
export function intentKey(quoteId: string, request: BookRequest, storage: Storage = sessionStorage): string {
  const text = JSON.stringify(request);
  const stored = readStored(storage, nameOf(quoteId)) as Intent | null;
  if (stored?.request === text) return stored.key;
  const intent: Intent = { key: newKey(), request: text };
  writeStored(storage, nameOf(quoteId), intent);
  return intent.key;
}

/** Forgets the key once the server has answered for good. */
export function forgetIntent(quoteId: string, storage: Storage = sessionStorage): void {
  storage.removeItem(nameOf(quoteId));
}
