import { withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import { useState } from 'react';

/** Offers picked for comparison: at once in the page, and in the address, so that a reload or a sent link shows them too. */
export function usePicked(known: readonly string[]): { ids: string[]; toggle(id: string): void } {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => (search.get('compare') ?? '').split(','));
  const ids = chosen.filter((id) => known.includes(id));
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    setChosen(next);
    setSearch((current) => withValue(current, 'compare', next.join(',')), { replace: true });
  };
  return { ids, toggle };
}
