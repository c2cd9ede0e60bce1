import { useState } from 'react';

/** Made from random bytes, because `crypto.randomUUID` is missing on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The key of each agreement, an offer at a total: sent again after a lost answer, it is the same tender. */
export function useTenderKeys(): (offerId: string, amount: number) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (offerId, amount) => {
    const agreement = `${offerId} ${amount}`;
    const key = keys.get(agreement) ?? randomKey();
    keys.set(agreement, key);
    return key;
  };
}
