import { negotiate, type RegistryEntry } from '@lading/mfe-contract';
import { UI_VERSION } from '@lading/ui';
import { useMemo } from 'react';
import { createHost, type HostServices } from '../host/create-host';
import { AreaUnavailable } from '../pages/AreaUnavailable';
import type { AreaLoader } from '../remotes/area-loader';
import { RemoteArea } from '../remotes/RemoteArea';

/** What this shell provides to areas. */
const OFFER = { contract: 1, ui: UI_VERSION, api: 1 };

interface AreaPageProps {
  area: RegistryEntry;
  services: HostServices;
  loader: AreaLoader;
  onReady(): void;
}

/** Shows an area when it is switched on and fits this shell, else the reason why not. */
export function AreaPage({ area, services, loader, onReady }: AreaPageProps) {
  const host = useMemo(() => createHost(services, area), [services, area]);
  const fit = area.enabled ? negotiate(area, OFFER) : { ok: false as const, reason: 'It was switched off by the operator.' };
  if (!fit.ok) return <AreaUnavailable area={area} reason={fit.reason} setTitle={services.setTitle} />;
  // Another user or company gets a fresh area, with nothing of the last one in its caches.
  const key = [area.entry, host.session.user?.id, host.session.company?.id].join(' ');
  return <RemoteArea key={key} area={area} host={host} loader={loader} onReady={onReady} />;
}
