import { type Api, type components, createApi, unwrap } from '@lading/api-client';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';

export type AppNotification = components['schemas']['NotificationDto'];

/** Client of the API for what the frame itself shows. */
export const apiOf = ({ expire }: Pick<HostServices, 'expire'>): Api =>
  createApi({ baseUrl: window.location.origin, onUnauthorized: expire });

/** Queries of a user's inbox in one company. */
export const inboxQueries = {
  all: (session: Session | null) => ['inbox', session?.user.id, session?.company?.id] as const,
  lists: (session: Session | null) => [...inboxQueries.all(session), 'list'] as const,
  /** Number of unread notifications, set from the event stream and from responses. */
  unread: (session: Session | null) =>
    queryOptions<number>({ queryKey: [...inboxQueries.all(session), 'unread'], queryFn: skipToken }),
};

/** Number of unread notifications; undefined until the server sends it. */
export function useUnread(session: Session): number | undefined {
  return useQuery(inboxQueries.unread(session)).data;
}

/** The current number of unread notifications. */
export const unreadOf = (cache: QueryClient, session: Session | null): number | undefined =>
  cache.getQueryData(inboxQueries.unread(session).queryKey);

/** Stores a count from the server. Events arrive in order; a response to an earlier request than the latest count is ignored. */
export function takeCount(cache: QueryClient, session: Session | null, unread: number, askedAt = Infinity): void {
  const { queryKey } = inboxQueries.unread(session);
  const known = cache.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (askedAt > known) cache.setQueryData(queryKey, unread);
}

export interface InboxPageQuery {
  unread?: 'true';
  kind?: AppNotification['kind'];
  cursor?: string;
  /** Rows of a page. */
  limit: number;
}

/** Reads a page of the inbox; its count is taken too. */
export async function readInbox(
  services: HostServices,
  cache: QueryClient,
  query: InboxPageQuery,
  signal: AbortSignal,
) {
  const askedAt = Date.now();
  const page = await unwrap(apiOf(services).GET('/api/v1/notifications', { params: { query }, signal }));
  takeCount(cache, services.session, page.unread, askedAt);
  return page;
}
