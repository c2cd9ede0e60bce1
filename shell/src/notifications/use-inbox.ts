import { unwrap } from '@lading/api-client';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import type { ListedNotification } from './group-by-day';
import { apiOf, type AppNotification, inboxKey, listsKey, readInbox } from './inbox';

/** What is shown of the inbox. */
export interface InboxFilter {
  unread: boolean;
  kind: AppNotification['kind'] | undefined;
}

const PAGE_ROWS = 50;

/** The inbox by pages, unread first. */
export function useInbox(services: HostServices, { unread, kind }: InboxFilter) {
  const cache = useQueryClient();
  return useInfiniteQuery({
    queryKey: [...listsKey(services.session), { unread, kind }],
    queryFn: async ({ pageParam, signal }) => {
      const page = await readInbox(
        services,
        cache,
        { unread: unread ? 'true' : undefined, kind, cursor: pageParam, limit: PAGE_ROWS },
        signal,
      );
      const items = page.items.map((item): ListedNotification => ({
        ...item,
        listedAs: item.readAt === null ? 'unread' : 'read',
      }));
      return { items, nextCursor: page.nextCursor };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: services.session?.company != null,
    retry: 1,
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ items }) => items)),
  });
}

/** Something may move between two pages while they are read. */
function withoutRepeats(items: readonly ListedNotification[]): ListedNotification[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** What the person wants to be told, kind by kind; names the kinds of the filter. */
export function usePreferences(services: HostServices) {
  return useQuery({
    queryKey: [...inboxKey(services.session), 'preferences'],
    queryFn: ({ signal }) => unwrap(apiOf(services).GET('/api/v1/me/notification-preferences', { signal })),
    enabled: services.session?.company != null,
    retry: 1,
  });
}
