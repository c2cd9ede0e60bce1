import type { RegistryEntry } from '@lading/mfe-contract';
import { useCallback, useMemo } from 'react';
import { createHost, type HostServices } from '../host/create-host';
import { RemoteUnavailable } from '../pages/RemoteUnavailable';
import { checkFit } from '../remotes/check-fit';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemoteRoot } from '../remotes/RemoteRoot';
import { countView } from '../reports/counts';

interface RemotePageProps {
  remote: RegistryEntry;
  services: HostServices;
  loader: RemoteLoader;
  onReady(): void;
}

/** Shows a remote if it is enabled and fits this shell, else the reason. */
export function RemotePage({ remote, services, loader, onReady }: RemotePageProps) {
  const host = useMemo(() => createHost(services, remote), [services, remote]);
  const ready = useCallback(() => {
    countView(remote);
    onReady();
  }, [remote, onReady]);
  const fit = checkFit(remote);
  if (!fit.ok) return <RemoteUnavailable remote={remote} host={host} reason={fit.reason} />;
  // Another user or company starts the remote anew, with empty caches.
  const key = [remote.entry, host.session.user?.id, host.session.company?.id].join(' ');
  return <RemoteRoot key={key} remote={remote} host={host} loader={loader} onReady={ready} />;
}
