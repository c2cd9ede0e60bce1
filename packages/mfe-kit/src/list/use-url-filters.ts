import { withValue } from '@lading/ui';
import { useSearchParams } from '@lading/ui/router';

/** Parameter of a keyset-paged list: the cursor at which the page begins. */
export const CURSOR = 'after';

/** Sets filters in the URL. The list starts over at its first page; the browser's history gets no entry per filter. */
export function useSetFilters() {
  const [, setSearch] = useSearchParams();
  return (values: Record<string, string | undefined>) =>
    setSearch(
      (current) =>
        Object.entries(values).reduce(
          (search, [name, value]) => withValue(search, name, value),
          withValue(current, CURSOR, undefined),
        ),
      { replace: true },
    );
}
