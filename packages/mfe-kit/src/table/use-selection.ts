import { useState } from 'react';

/** Ids of the selected rows. */
export interface Selection {
  ids: ReadonlySet<string>;
  set(ids: Iterable<string>): void;
  clear(): void;
}

/** A selection that is kept from page to page of one list; another `listKey`, such as other filters, empties it. */
export function useSelection(listKey: string): Selection {
  const [stored, setStored] = useState<{ listKey: string; ids: ReadonlySet<string> }>({ listKey, ids: new Set() });
  const set = (ids: Iterable<string>) => setStored({ listKey, ids: new Set(ids) });
  return { ids: stored.listKey === listKey ? stored.ids : new Set(), set, clear: () => set([]) };
}
