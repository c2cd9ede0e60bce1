import { markNavigation, type Registry, type RegistryEntry, routes } from '@lading/mfe-contract';
import { Navigate, useLocation } from '@lading/ui/router';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { BareLayout } from '../frame/BareLayout';
import { Frame } from '../frame/Frame';
import { SessionTools } from '../frame/SessionTools';
import type { HostServices } from '../host/create-host';
import { HomePage } from '../pages/HomePage';
import { GuidePage } from '../pages/GuidePage';
import { NotificationsPage } from '../pages/NotificationsPage';
import { StatusPage } from '../pages/StatusPage';
import { checkFit } from '../remotes/check-fit';
import type { RemoteLoader } from '../remotes/remote-loader';
import { mayPrefetch } from '../start/may-prefetch';
import { whenIdle } from '../start/when-idle';
import { whenUsable } from '../start/when-usable';
import { RemotePage } from './RemotePage';
import { decideRoute, type RouteDecision } from './decide-route';

interface ShellRoutesProps {
  registry: Registry;
  stale: boolean;
  services: HostServices;
  loader: RemoteLoader;
}

/** Turns the address into a page in its layout. */
export function ShellRoutes({ registry, stale, services, loader }: ShellRoutesProps) {
  const place = useLocation();
  const { session, recheck } = services;
  const decision = decideRoute(place, session, registry);
  useEffect(() => {
    window.scrollTo(0, 0);
    // Somebody may have been removed, or have switched in another tab: the frame must never name another company than the one the page works in.
    recheck();
  }, [place.pathname, recheck]);

  useMarkedNavigation(place.key, decision.kind === 'redirect');

  const prefetch = useCallback(
    (remote: RegistryEntry) => mayPrefetch() && checkFit(remote).ok && loader.prefetch(remote),
    [loader],
  );
  const prefetchRest = useCallback(() => {
    const others = () => registry.remotes.filter((remote) => remote.access === 'signed-in').forEach(prefetch);
    // Not before the page has its data: on a slow connection the other remotes would delay it.
    if (session) whenUsable(() => whenIdle(others));
  }, [session, registry, prefetch]);

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  const page = <DecidedPage decision={decision} services={services} loader={loader} onReady={prefetchRest} />;
  if (!session || isPublic(decision)) return <BareLayout>{page}</BareLayout>;
  // By the address: the page stays as it is when the session no longer lacks the factor, and shows the recovery codes.
  if (place.pathname === routes.factorSetup)
    return <BareLayout tools={<SessionTools session={session} services={services} />}>{page}</BareLayout>;
  return (
    <Frame stale={stale} session={session} services={services} prefetch={prefetch}>
      {page}
    </Frame>
  );
}

/** Marks when a navigation started. The first one started with the document, redirects before its page included. */
function useMarkedNavigation(key: string, isRedirect: boolean): void {
  const isFirst = useRef(true);
  // Before the effects of the page, which use the mark.
  useLayoutEffect(() => {
    if (isRedirect) return;
    if (!isFirst.current) markNavigation();
    isFirst.current = false;
  }, [key, isRedirect]);
}

type Shown = Exclude<RouteDecision, { kind: 'redirect' }>;

const isPublic = (decision: Shown) => decision.kind === 'remote' && decision.remote.access === 'public';

interface DecidedPageProps {
  decision: Shown;
  services: HostServices;
  loader: RemoteLoader;
  onReady(): void;
}

function DecidedPage({ decision, services, loader, onReady }: DecidedPageProps) {
  switch (decision.kind) {
    case 'remote':
      return <RemotePage remote={decision.remote} services={services} loader={loader} onReady={onReady} />;
    case 'home':
      return <HomePage setTitle={services.setTitle} />;
    case 'help':
      return <GuidePage slug={decision.slug} setTitle={services.setTitle} />;
    case 'notifications':
      return <NotificationsPage services={services} />;
    default:
      return <StatusPage kind={decision.kind} setTitle={services.setTitle} />;
  }
}
