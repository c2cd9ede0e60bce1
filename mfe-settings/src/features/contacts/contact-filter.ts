import { useSearchParams } from '@lading/ui/router';
import type { ContactFilter } from './use-contacts';

/** The filter stands in the address. */
export function useContactFilter(): [ContactFilter, (name: keyof ContactFilter, value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (name: keyof ContactFilter, value: string) =>
    setSearch(
      (current) => {
        if (value === '') current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true },
    );
  return [
    { q: search.get('q') ?? '', placeType: search.get('placeType') ?? '', state: search.get('state') ?? '' },
    set,
  ];
}
