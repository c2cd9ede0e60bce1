import { readStored, writeStored } from '../browser-store';

/** A form as it was left, and the revision of the stored quote that it began with. */
export interface Draft<V> {
  values: V;
  revision: number | null;
}

/** Changes whenever older drafts can no longer be read. */
const VERSION = 3;

/** One draft per form, person, company and quote; `new` for a quote that is not stored yet. */
export const draftKey = (form: 'quote' | 'booking', companyId = '', userId = '', quoteId = 'new'): string =>
  `lading.${form}-draft.${companyId}.${userId}.${quoteId}`;

/** The draft under a key; null without one, or when it has not the shape of the form. */
export function readDraft<V>(
  key: string,
  isWhole: (values: V) => boolean,
  storage: Storage = localStorage,
): Draft<V> | null {
  const stored = readStored(storage, key) as (Draft<V> & { version: number }) | null;
  if (stored?.version !== VERSION || !stored.values || !isWhole(stored.values)) return null;
  return { values: stored.values, revision: stored.revision };
}

/** Keeps a draft. */
export function writeDraft<V>(key: string, draft: Draft<V>, storage: Storage = localStorage): void {
  writeStored(storage, key, { version: VERSION, ...draft });
}

/** Forgets a draft. */
export function removeDraft(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
}
