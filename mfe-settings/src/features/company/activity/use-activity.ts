import { unwrap } from '@lading/api-client';
import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ActivityFilter, toQuery } from './activity-filter';

/** Events of the company's log, newest first, page by page. */
export function useActivity(filter: ActivityFilter) {
  const { api } = useRemote();
  return useInfiniteQuery({
    queryKey: ['activity', filter],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/v1/company/activity', { params: { query: { ...toQuery(filter), cursor: pageParam } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Address of the same events as a CSV file. */
export function useExportAddress(filter: ActivityFilter): string {
  const { host } = useRemote();
  const given = Object.entries(toQuery(filter)).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${host.api.baseUrl}/api/v1/company/activity/export${search && `?${search}`}`;
}
