import type { BadgeSource } from '@lading/mfe-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HostServices } from '../host/create-host';
import { getJson } from '../registry/get-json';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';

/** Several changes at once cause one request. */
const SETTLE_MS = 2_000;

/** The number of a navigation entry; undefined without one. Read after the page is usable, and again when a resource of its kind changes. */
export function useBadge(services: HostServices, source: BadgeSource | undefined): number | undefined {
  const { session, events } = services;
  const cache = useQueryClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenUsable(() => whenIdle(() => setIsIdle(true))), []);
  const { user, company } = session ?? {};
  const { url = '', field = '', resource } = source ?? {};
  const { data } = useQuery({
    queryKey: ['badge', user?.id, company?.id, url],
    queryFn: ({ signal }) => getJson(services, url, signal),
    enabled: isIdle && url !== '' && company != null,
    staleTime: 60_000,
    retry: false,
  });
  useEffect(() => {
    if (resource === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = events.live(resource, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void cache.invalidateQueries({ queryKey: ['badge'] }), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [cache, events, resource]);
  const value = (data as Record<string, unknown> | undefined)?.[field];
  return typeof value === 'number' ? value : undefined;
}
