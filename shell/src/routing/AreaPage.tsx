import type { RegistryEntry } from '@lading/mfe-contract';
import { useMemo } from 'react';
import { createHost, type HostServices } from '../host/create-host';
import { AreaUnavailable } from '../pages/AreaUnavailable';
import { fitOf } from '../remotes/area-fit';
import type { AreaLoader } from '../remotes/area-loader';
import { RemoteArea } from '../remotes/RemoteArea';

interface AreaPageProps {
  area: RegistryEntry;
  services: HostServices;
  loader: AreaLoader;
  onReady(): void;
}

/** Shows an area when it is switched on and fits this shell, else the reason why not. */
export function AreaPage({ area, services, loader, onReady }: AreaPageProps) {
  const host = useMemo(() => createHost(services, area), [services, area]);
  const fit = fitOf(area);
  if (!fit.ok) return <AreaUnavailable area={area} host={host} reason={fit.reason} />;
  // Another user or company gets a fresh area, with nothing of the last one in its caches.
  const key = [area.entry, host.session.user?.id, host.session.company?.id].join(' ');
  return <RemoteArea key={key} area={area} host={host} loader={loader} onReady={onReady} />;
}
