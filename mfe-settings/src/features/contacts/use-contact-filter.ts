import { useSetFilters } from '@lading/mfe-kit';
import { useSearchParams } from '@lading/ui/router';
import type { ContactFilter } from './contact-queries';

/** The filter in the URL. */
export function useContactFilter() {
  const [search] = useSearchParams();
  const setFilters = useSetFilters();
  const filter: ContactFilter = {
    q: search.get('q') ?? '',
    placeType: search.get('placeType') ?? '',
    state: search.get('state') ?? '',
  };
  return { filter, clear: () => setFilters({ q: undefined, placeType: undefined, state: undefined }) };
}
