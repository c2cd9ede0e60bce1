import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { HostServices } from '../host/create-host';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';
import type { Session } from '../session/session';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';
import { listsKey, pathOfThing, takeCount, unreadOf } from './inbox';
import type { LiveEvent } from './live/start-live';
import { hasMarkedHere } from './marks';

/** Keeps the inbox of this tab live, once the page can be used: its count, the lists on the screen, what areas hear, and a notice for what is looked at. */
export function useLiveInbox(services: HostServices, session: Session): void {
  const cache = useQueryClient();
  const { user, company } = session;
  const take = useEffectEvent((event: LiveEvent) => {
    const counted = unreadOf(cache, session);
    takeCount(cache, session, event.unread);
    const { notification } = event;
    if (notification || (counted !== undefined && counted !== event.unread && !hasMarkedHere()))
      void cache.invalidateQueries({ queryKey: listsKey(session) });
    if (!notification) return;
    const { kind, subject, title } = notification;
    services.events.emit({ type: kind, id: subject.id });
    if (isLookedAt(pathOfThing(notification))) services.notify({ kind: 'info', message: `${subject.label}: ${title}` });
  });
  const listen = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { startLive } = await import(/* webpackChunkName: "live" */ './live/start-live');
      await startLive({ session, signal, onEvent: (event) => take(event) });
      if (!signal.aborted) services.recheck();
    } catch (error) {
      if (!signal.aborted) report(SHELL, error);
    }
  });
  useEffect(() => {
    if (!company?.id) return;
    let open = new AbortController();
    const start = () => void listen(open.signal);
    const begin = () => whenUsable(() => whenIdle(() => open.signal.aborted || start()));
    // A page in the browser's back/forward cache holds no connection; when it comes back it begins anew.
    const leave = () => open.abort();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open = new AbortController();
      start();
    };
    begin();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [user.id, company?.id]);
}

const isLookedAt = (path: string): boolean => {
  const { pathname } = window.location;
  return document.visibilityState === 'visible' && (pathname === path || pathname.startsWith(`${path}/`));
};
