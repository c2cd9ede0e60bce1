/** What was kept under a key; null without it, or when it cannot be read. */
export function readStored(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value. A browser that refuses storage only loses the safety net, so that is no error. */
export function writeStored(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The form goes on without its safety net.
  }
}
