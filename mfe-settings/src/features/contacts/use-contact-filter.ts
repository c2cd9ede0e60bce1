import { useSetFilters } from '@lading/mfe-kit';
import { useDebouncedValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';
import type { ContactFilter } from './contact-queries';

/** The filter in the URL; `searched` follows the typed text after a pause. */
export function useContactFilter() {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const filter: ContactFilter = {
    q: search.get('q') ?? '',
    placeType: search.get('placeType') ?? '',
    state: search.get('state') ?? '',
  };
  const [q] = useDebouncedValue(filter.q, 200);
  return {
    filter,
    searched: { ...filter, q },
    set: (name: keyof ContactFilter, value: string) => setFilters({ [name]: value || undefined }),
    clear: () => setFilters({ q: undefined, placeType: undefined, state: undefined }),
  };
}
