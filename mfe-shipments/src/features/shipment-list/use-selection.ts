import { useState } from 'react';

/** Shipments that one act shall go to. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Takes all of them in, or when all are in already, out. */
  toggle(ids: readonly string[]): void;
  clear(): void;
}

/** A selection that lasts from page to page of one list (`key`). */
export function useSelection(key: string): Selection {
  const [kept, setKept] = useState({ key, ids: new Set<string>() });
  const ids = kept.key === key ? kept.ids : new Set<string>();
  return {
    ids,
    toggle(changed) {
      const next = new Set(ids);
      const isOut = changed.every((id) => ids.has(id));
      for (const id of changed) {
        if (isOut) next.delete(id);
        else next.add(id);
      }
      setKept({ key, ids: next });
    },
    clear: () => setKept({ key, ids: new Set() }),
  };
}
