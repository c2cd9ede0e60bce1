import type { QuoteFormValues } from './quote-form-values';

/** A form as it was left, and the revision of the stored quote that it began with. */
export interface Draft {
  values: QuoteFormValues;
  revision: number | null;
}

/** Changes whenever older drafts can no longer be read. */
const VERSION = 1;

/** One draft per person, company and quote; `new` for a quote that is not stored yet. */
export const draftKey = (companyId: string, userId: string, quoteId: string): string => `lading.quote-draft.${companyId}.${userId}.${quoteId}`;

/** The draft under a key; null without one, or when it cannot be read. */
export function readDraft(key: string, storage: Storage = localStorage): Draft | null {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as (Draft & { version: number }) | null;
    const isWhole = stored?.version === VERSION && stored.values?.stops?.length === 2 && stored.values.handlingUnits?.length > 0;
    return isWhole ? { values: stored.values, revision: stored.revision } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. A browser that refuses storage only loses the safety net, so that is no error. */
export function writeDraft(key: string, draft: Draft, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify({ version: VERSION, ...draft }));
  } catch {
    return;
  }
}

/** Forgets a draft. */
export function removeDraft(key: string, storage: Storage = localStorage): void {
  storage.removeItem(key);
}
