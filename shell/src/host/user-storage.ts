import type { Host } from '@lading/mfe-contract';

const PREFIX = 'lading.user-storage.';
/** Time of the latest sign-out in this browser, in milliseconds. */
const SIGNED_OUT = 'lading.signed-out';
const DAY_MS = 86_400_000;

interface Entry {
  value: unknown;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** Storage of one user, company and remote. After a sign-out in any tab it stores nothing more, so that a page that closes leaves nothing behind. */
export function createUserStorage(owner: readonly string[], storage: Storage = window.localStorage): Host['storage'] {
  const createdAt = Date.now();
  const keyOf = (key: string) => PREFIX + [...owner, key].join('.');
  const isSignedOut = () => Number(storage.getItem(SIGNED_OUT) ?? 0) >= createdAt;
  return {
    get(key) {
      const entry = readEntry(storage, keyOf(key));
      return entry && entry.expiresAt > Date.now() ? entry.value : undefined;
    },
    set(key, value, maxAgeMs = DAY_MS) {
      if (isSignedOut()) return;
      try {
        storage.setItem(keyOf(key), JSON.stringify({ value, expiresAt: Date.now() + maxAgeMs } satisfies Entry));
      } catch {
        // Full or switched off.
      }
    },
    remove: (key) => storage.removeItem(keyOf(key)),
  };
}

/** Deletes the values of all users of this browser. */
export function deleteUserStorage(storage: Storage = window.localStorage): void {
  for (const key of storedKeys(storage)) storage.removeItem(key);
  storage.setItem(SIGNED_OUT, String(Date.now()));
}

/** Deletes the values that have expired. */
export function deleteExpired(storage: Storage = window.localStorage): void {
  for (const key of storedKeys(storage)) {
    const entry = readEntry(storage, key);
    if (!entry || entry.expiresAt <= Date.now()) storage.removeItem(key);
  }
}

const storedKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(PREFIX));

function readEntry(storage: Storage, key: string): Entry | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Entry | null;
  } catch {
    return null;
  }
}
