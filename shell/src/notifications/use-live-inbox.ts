import { useQueryClient } from '@tanstack/react-query';
import type { HostServices } from '../host/create-host';
import type { InboxMessage } from '../live/start-live';
import { useLiveStream } from '../live/use-live-stream';
import type { Session } from '../session/session';
import { inboxQueries, takeCount, unreadOf } from './inbox';
import { hasMarkedHere } from './marks';
import { pathOf } from './notification-target';

/** Keeps the inbox of this tab up to date: the count, the lists on the page, the events for remotes, and a notice if its page is open. */
export function useLiveInbox(services: HostServices, session: Session): void {
  const cache = useQueryClient();
  useLiveStream(services, session, ({ unread, notification }: InboxMessage) => {
    const before = unreadOf(cache, session);
    takeCount(cache, session, unread);
    if (notification || (before !== undefined && before !== unread && !hasMarkedHere()))
      void cache.invalidateQueries({ queryKey: inboxQueries.lists(session) });
    if (!notification) return;
    const { kind, subject, title } = notification;
    services.events.emit({ type: kind, id: subject.id });
    if (isOpen(pathOf(services.registry, notification)))
      services.notify({ kind: 'info', message: `${subject.label}: ${title}` });
  });
}

const isOpen = (path: string): boolean => {
  const { pathname } = window.location;
  return document.visibilityState === 'visible' && (pathname === path || pathname.startsWith(`${path}/`));
};
