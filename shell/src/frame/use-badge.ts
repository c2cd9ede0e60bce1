import type { BadgeSource } from '@lading/mfe-contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HostServices } from '../host/create-host';
import { getJson } from '../registry/get-json';
import { usePageIdle } from '../start/use-page-idle';

/** Several changes at once cause one request. */
const SETTLE_MS = 2_000;

const badgeQueries = {
  all: ['badge'] as const,
  count: (services: HostServices, url: string) =>
    queryOptions({
      queryKey: [...badgeQueries.all, services.session?.user.id, services.session?.company?.id, url],
      queryFn: ({ signal }) => getJson(services, url, signal),
      staleTime: 60_000,
      retry: false,
    }),
};

/** The number of a navigation entry; undefined without one. Read after the page is usable, and again when a resource of its kind changes. */
export function useBadge(services: HostServices, source: BadgeSource | undefined): number | undefined {
  const { session, events } = services;
  const cache = useQueryClient();
  const isIdle = usePageIdle();
  const { url = '', field = '', resource } = source ?? {};
  const { data } = useQuery({
    ...badgeQueries.count(services, url),
    enabled: isIdle && url !== '' && session?.company != null,
  });
  useEffect(() => {
    if (resource === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = events.live(resource, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: badgeQueries.all }), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [cache, events, resource]);
  const value = (data as Record<string, unknown> | undefined)?.[field];
  return typeof value === 'number' ? value : undefined;
}
