import { useEffect, useEffectEvent } from 'react';
import type { HostServices } from '../host/create-host';
import { report } from '../reports/report';
import { SHELL } from '../reports/version';
import type { Session } from '../session/session';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';
import type { InboxMessage, LiveMessage } from './start-live';

/** Connects this tab to the server's events once the page is usable, and passes them on to remotes and the inbox. */
export function useLiveStream(
  services: HostServices,
  session: Session,
  onInbox: (message: InboxMessage) => void,
): void {
  const { user, company } = session;
  const receive = useEffectEvent((message: LiveMessage, changes: ChangeGate) => {
    const { emitLive, emitReconnected } = services.events;
    if (message.type === 'inbox') onInbox(message);
    else if (message.type === 'connected') changes.pass(emitReconnected);
    else changes.pass(() => emitLive({ resource: message.resource, id: message.id }));
  });
  const listen = useEffectEvent(async (signal: AbortSignal, changes: ChangeGate) => {
    try {
      const { startLive } = await import(/* webpackChunkName: "live" */ './start-live');
      await startLive({ session, signal, onMessage: (message) => receive(message, changes) });
      if (!signal.aborted) services.recheck();
    } catch (error) {
      if (!signal.aborted) report(SHELL, error);
    }
  });
  useEffect(() => {
    if (!company?.id) return;
    const changes = createChangeGate(services.events.emitReconnected);
    let open = new AbortController();
    const start = () => void listen(open.signal, changes);
    // A page in the browser's back/forward cache has no connection and reconnects when it is restored.
    const leave = () => open.abort();
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open = new AbortController();
      start();
    };
    whenUsable(() => whenIdle(() => open.signal.aborted || start()));
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', restore);
    return () => {
      leave();
      changes.close();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', restore);
    };
  }, [services.events, user.id, company?.id]);
}

interface ChangeGate {
  pass(emit: () => void): void;
  close(): void;
}

/** A hidden tab reloads nothing; when it is shown again, remotes learn that anything may have changed. */
function createChangeGate(emitReconnected: () => void): ChangeGate {
  let missed = false;
  const onVisibility = () => {
    if (document.hidden || !missed) return;
    missed = false;
    emitReconnected();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return {
    pass(emit) {
      if (document.hidden) missed = true;
      else emit();
    },
    close: () => document.removeEventListener('visibilitychange', onVisibility),
  };
}
