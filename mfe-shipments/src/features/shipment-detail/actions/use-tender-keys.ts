import { newIdempotencyKey } from '@lading/api-client';
import { useState } from 'react';

/** The idempotency key of each offer at a total: a tender that is sent again after a lost response has no further effect. */
export function useTenderKeys(): (offerId: string, amount: number) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (offerId, amount) => {
    const agreement = `${offerId} ${amount}`;
    const key = keys.get(agreement) ?? newIdempotencyKey();
    keys.set(agreement, key);
    return key;
  };
}
