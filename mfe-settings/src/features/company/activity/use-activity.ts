import { useRemote } from '@lading/mfe-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ActivityFilter, toQuery } from './activity-filter';
import { activityQueries } from './activity-queries';

export const useActivity = (filter: ActivityFilter) => useInfiniteQuery(activityQueries.list(useRemote().api, filter));

/** URL of the same entries as a CSV file. */
export function useExportAddress(filter: ActivityFilter): string {
  const { host } = useRemote();
  const given = Object.entries(toQuery(filter)).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `${host.api.baseUrl}/api/v1/company/activity/export${search && `?${search}`}`;
}
