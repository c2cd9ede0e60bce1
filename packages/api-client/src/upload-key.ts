const keys = new WeakMap<File, Map<string, string>>();

/** Made from random bytes, because `crypto.randomUUID` is missing on plain http. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The idempotency key of a chosen file: the same while it is to be taken in the same way, so that a second click or a retry does nothing twice; another one once it is chosen again. */
export function uploadKey(file: File, settings: unknown): string {
  const ofFile = keys.get(file) ?? new Map<string, string>();
  keys.set(file, ofFile);
  const way = JSON.stringify(settings);
  const key = ofFile.get(way) ?? randomKey();
  ofFile.set(way, key);
  return key;
}
