import { newIdempotencyKey } from '@lading/api-client';
import type { Host } from '@lading/mfe-contract';
import type { BookRequest } from '../../shared/api/types';

interface Intent {
  key: string;
  request: string;
}

const nameOf = (quoteId: string): string => `booking-intent.${quoteId}`;

/**
 * The idempotency key of a booking. The same request has the same key when it is sent again, also after a lost response or a reload; a changed
 * request gets a new key.
 */
export function intentKey(storage: Host['storage'], quoteId: string, request: BookRequest): string {
  const text = JSON.stringify(request);
  const stored = storage.get(nameOf(quoteId)) as Intent | undefined;
  if (stored?.request === text) return stored.key;
  const intent: Intent = { key: newIdempotencyKey(), request: text };
  storage.set(nameOf(quoteId), intent);
  return intent.key;
}

/** Deletes the key after a final response of the server. */
export function forgetIntent(storage: Host['storage'], quoteId: string): void {
  storage.remove(nameOf(quoteId));
}
