import { type Api, type components, createApi, unwrap } from '@lading/api-client';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';

export type AppNotification = components['schemas']['NotificationDto'];

/** Client of the API for what the frame itself shows. */
export const apiOf = ({ expire }: Pick<HostServices, 'expire'>): Api =>
  createApi({ baseUrl: window.location.origin, onUnauthorized: expire });

/** Everything kept of one person's inbox in one company. */
export const inboxKey = (session: Session | null) => ['inbox', session?.user.id, session?.company?.id] as const;
const countKey = (session: Session | null) => [...inboxKey(session), 'unread'] as const;
export const listsKey = (session: Session | null) => [...inboxKey(session), 'list'] as const;

/** Unread notifications; undefined until the server has said so. */
export function useUnread(session: Session): number | undefined {
  return useQuery<number>({ queryKey: countKey(session), queryFn: skipToken }).data;
}

/** The count that is known now. */
export const unreadOf = (cache: QueryClient, session: Session | null): number | undefined =>
  cache.getQueryData<number>(countKey(session));

/**
 * Takes a count that the server gave. Events of the stream come in order and are always right; an answer may be overtaken by one, so what was
 * asked before the latest count came is left out.
 */
export function takeCount(cache: QueryClient, session: Session | null, unread: number, askedAt = Infinity): void {
  const known = cache.getQueryState(countKey(session))?.dataUpdatedAt ?? 0;
  if (askedAt > known) cache.setQueryData(countKey(session), unread);
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
