import type { RegistryEntry } from '@lading/mfe-contract';
import { VisuallyHidden } from '@lading/ui';
import { useMemo, useState } from 'react';
import { createHost } from './host/create-host';
import { createEventBus } from './host/event-bus';
import { useNotices } from './host/notices';
import { usePageTitleState } from './host/use-page-title';
import type { LoadedRegistry } from './registry/load-registry';
import { localizeRegistry } from './registry/localize';
import { useNewRelease } from './registry/use-new-release';
import type { RemoteLoader } from './remotes/remote-loader';
import { ShellRoutes } from './routing/ShellRoutes';
import { SlotServicesContext } from './slots/slot-services';
import { languageOfVisitor } from './session/language';
import type { Session } from './session/session';
import { useSession } from './session/use-session';

/** What was read before the first render. */
export interface Start {
  registry: LoadedRegistry;
  session: Session | null;
}

const reload = () => window.location.reload();

/** The shell: gives each remote its host and shows the page of the URL. */
export function App({ start, loader }: { start: Start; loader: RemoteLoader }) {
  const { session, refresh, recheck, expire } = useSession(start.session);
  const { corner, notify, hide } = useNotices();
  const { title, setTitle } = usePageTitleState();
  const [events] = useState(createEventBus);
  const { registry: published, stale } = start.registry;
  const locale = session?.preferences.locale ?? languageOfVisitor();
  const registry = useMemo(() => localizeRegistry(published, locale), [published, locale]);
  useNewRelease(registry, { notify, hide, reload });
  const services = useMemo(
    () => ({ registry, session, refresh, recheck, expire, notify, events, setTitle }),
    [registry, session, refresh, recheck, expire, notify, events, setTitle],
  );
  const slotServices = useMemo(
    () => ({
      registry,
      permissions: session?.permissions ?? [],
      loader,
      hostOf: (remote: RegistryEntry) => createHost(services, remote),
    }),
    [registry, session, loader, services],
  );
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <SlotServicesContext value={slotServices}>
        <ShellRoutes registry={registry} stale={stale} services={services} loader={loader} />
      </SlotServicesContext>
      {corner}
    </>
  );
}
