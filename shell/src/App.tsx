import { VisuallyHidden } from '@lading/ui';
import { useMemo, useState } from 'react';
import { createEventBus } from './host/event-bus';
import { Notices, useNotices } from './host/notices';
import { usePageTitleState } from './host/use-page-title';
import type { LoadedRegistry } from './registry/load-registry';
import { useNewRelease } from './registry/use-new-release';
import type { AreaLoader } from './remotes/area-loader';
import { ShellRoutes } from './routing/ShellRoutes';
import type { Session } from './session/session';
import { useSession } from './session/use-session';

/** What was read before the first render. */
export interface Start {
  areas: LoadedRegistry;
  session: Session | null;
}

const reload = () => window.location.reload();

/** The shell: gives every area its host and shows the page the address asks for. */
export function App({ start, loader }: { start: Start; loader: AreaLoader }) {
  const { session, refresh, recheck, expire } = useSession(start.session);
  const { isNeeded, notify, hide } = useNotices();
  const { title, setTitle } = usePageTitleState();
  const [events] = useState(createEventBus);
  useNewRelease(start.areas.registry, { notify, hide, reload });
  const services = useMemo(
    () => ({ session, refresh, recheck, expire, notify, events, setTitle }),
    [session, refresh, recheck, expire, notify, events, setTitle],
  );
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      <ShellRoutes registry={start.areas.registry} stale={start.areas.stale} services={services} loader={loader} />
      {isNeeded && <Notices />}
    </>
  );
}
