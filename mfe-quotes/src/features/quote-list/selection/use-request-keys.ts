import { newIdempotencyKey } from '@lading/api-client';
import { useState } from 'react';

/** The idempotency key of a request: the same while its body is, so that a retry does nothing twice. */
export function useRequestKeys(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (body) => {
    const text = JSON.stringify(body);
    const key = keys.get(text) ?? newIdempotencyKey();
    keys.set(text, key);
    return key;
  };
}
