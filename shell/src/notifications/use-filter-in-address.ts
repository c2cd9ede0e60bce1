import { useSearchParams } from '@lading/ui/router';
import type { AppNotification } from './inbox';
import type { InboxFilter } from './use-inbox';

/** The filter of the inbox, kept in the address: `?unread=true&kind=shipment.delayed`. */
export function useFilterInAddress(): [InboxFilter, (filter: InboxFilter) => void] {
  const [address, setAddress] = useSearchParams();
  // An unknown kind in the address is refused by the API, which the page then says.
  const filter: InboxFilter = {
    unread: address.get('unread') === 'true',
    kind: (address.get('kind') as AppNotification['kind'] | null) ?? undefined,
  };
  const setFilter = ({ unread, kind }: InboxFilter) =>
    setAddress({ ...(unread ? { unread: 'true' } : {}), ...(kind ? { kind } : {}) }, { replace: true });
  return [filter, setFilter];
}
