import { unwrap } from '@lading/api-client';
import type { ListFilter } from '@lading/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useArea } from '../../shared/area';
import type { ShipmentStatus } from '../../shared/types';

/** Filters of the list as they stand in the URL. */
export type ShipmentFilters = ListFilter<ShipmentStatus>;

/** Pages of shipments, newest first. */
export function useShipments({ status, q }: ShipmentFilters) {
  const { api } = useArea();
  return useInfiniteQuery({
    queryKey: ['shipments', { status, q }],
    queryFn: ({ pageParam, signal }) => unwrap(api.GET('/api/v1/shipments', { params: { query: { status, q, cursor: pageParam } }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
}
