import { newIdempotencyKey } from './idempotency-key';

const keys = new WeakMap<File, Map<string, string>>();

/** The idempotency key of a chosen file: the same while it is to be taken in the same way, so that a second click or a retry does nothing twice; another one once it is chosen again. */
export function uploadKey(file: File, settings: unknown): string {
  const ofFile = keys.get(file) ?? new Map<string, string>();
  keys.set(file, ofFile);
  const way = JSON.stringify(settings);
  const key = ofFile.get(way) ?? newIdempotencyKey();
  ofFile.set(way, key);
  return key;
}
