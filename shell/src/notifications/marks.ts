import { unwrap } from '@lading/api-client';
import { t } from '@lingui/core/macro';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import { apiOf, type AppNotification, inboxQueries, takeCount } from './inbox';

/** What can be done to notifications of the inbox. */
export type Mark =
  | { kind: 'read' | 'unread'; ids: string[] }
  /** Everything that came until an instant. */
  | { kind: 'read-all'; until: string }
  /** What one `read-all` has marked. */
  | { kind: 'unread-all'; readAt: string };

interface InboxPage {
  items: AppNotification[];
}

/** The stream tells this tab of its own marks too; within this time a change of the count is one of them. */
const OWN_MARK_MS = 2_000;
let markedAt = -Infinity;

/** Whether this tab has just marked something itself. */
export const hasMarkedHere = (): boolean => performance.now() - markedAt < OWN_MARK_MS;

function send(services: HostServices, mark: Mark) {
  const api = apiOf(services);
  switch (mark.kind) {
    case 'read':
      return unwrap(api.POST('/api/v1/notifications/read', { body: { ids: mark.ids } }));
    case 'unread':
      return unwrap(api.POST('/api/v1/notifications/unread', { body: { ids: mark.ids } }));
    case 'read-all':
      return unwrap(api.POST('/api/v1/notifications/read-all', { body: { until: mark.until } }));
    default:
      return unwrap(api.POST('/api/v1/notifications/unread', { body: { readAt: mark.readAt } }));
  }
}

/** Shows a mark on the rows that are on the screen, which stay where they are. */
function show(cache: QueryClient, services: HostServices, mark: Mark, now = new Date().toISOString()): void {
  const concerns = (item: AppNotification) => !('ids' in mark) || mark.ids.includes(item.id);
  const readAt = mark.kind === 'read' || mark.kind === 'read-all' ? now : null;
  const marked = (item: AppNotification) =>
    concerns(item) && (item.readAt === null) !== (readAt === null) ? { ...item, readAt } : item;
  cache.setQueriesData<InfiniteData<InboxPage>>(
    { queryKey: inboxQueries.lists(services.session) },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(marked) })) },
  );
}

/** Marks notifications, immediately on the page. The response has the new count. */
export function useMark(services: HostServices) {
  const cache = useQueryClient();
  const lists = { queryKey: inboxQueries.lists(services.session) };
  return useMutation({
    mutationFn: (mark: Mark) => send(services, mark),
    onMutate: async (mark) => {
      markedAt = performance.now();
      await cache.cancelQueries(lists);
      const before = cache.getQueriesData(lists);
      if (mark.kind !== 'unread-all') show(cache, services, mark);
      return { before, askedAt: Date.now() };
    },
    onSuccess: ({ unread }, { kind }, { askedAt }) => {
      markedAt = performance.now();
      takeCount(cache, services.session, unread, askedAt);
      return kind === 'unread-all' ? cache.invalidateQueries(lists) : undefined;
    },
    onError: (_error, _mark, context) => {
      for (const [key, data] of context?.before ?? []) cache.setQueryData(key, data);
      services.notify({ kind: 'error', message: t`The notifications were not changed. Try again.` });
      return cache.invalidateQueries(lists);
    },
  });
}
