import { unwrap } from '@lading/api-client';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import type { ListedNotification } from './group-by-day';
import { apiOf, type AppNotification, inboxQueries, readInbox } from './inbox';

/** What is shown of the inbox. */
export interface InboxFilter {
  unread: boolean;
  kind: AppNotification['kind'] | undefined;
}

const PAGE_ROWS = 50;

const inboxList = (services: HostServices, { unread, kind }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...inboxQueries.lists(services.session), { unread, kind }],
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await readInbox(
        services,
        client,
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

/** The inbox by pages, unread first. */
export const useInbox = (services: HostServices, filter: InboxFilter) => useInfiniteQuery(inboxList(services, filter));

/** A notification may move to the next page between two requests. */
function withoutRepeats(items: readonly ListedNotification[]): ListedNotification[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** The user's notification preferences by kind. */
export const preferencesQuery = (services: HostServices) =>
  queryOptions({
    queryKey: [...inboxQueries.all(services.session), 'preferences'],
    queryFn: ({ signal }) => unwrap(apiOf(services).GET('/api/v1/me/notification-preferences', { signal })),
    enabled: services.session?.company != null,
    retry: 1,
  });

/** Preferences, which also name the kinds of the filter. */
export const usePreferences = (services: HostServices) => useQuery(preferencesQuery(services));
