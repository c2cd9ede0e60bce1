import type { RegistryEntry } from '@lading/mfe-contract';
import { Alert, IconAlertTriangle, useLocalStorage, useMediaQuery } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Shortcuts } from '../help/Shortcuts';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';
import { useSessionTheme } from '../session/theme';
import classes from './frame.module.css';
import { OverrideBanner } from './OverrideBanner';
import { NavRail } from './NavRail';
import { TopBar } from './TopBar';

interface FrameProps {
  /** Whether the registry is the last good copy. */
  stale: boolean;
  session: Session;
  services: HostServices;
  prefetch(remote: RegistryEntry): void;
  children: ReactNode;
}

// The first render has the width that the user chose.
const AT_ONCE = { getInitialValueInEffect: false };

/** Layout of every page for signed-in people: top bar, rail (bottom bar on phones) and content. */
export function Frame({ stale, session, services, prefetch, children }: FrameProps) {
  useSessionTheme(session.preferences.theme);
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, AT_ONCE);
  const [isCollapsed, setCollapsed] = useLocalStorage({
    key: 'lading.rail-collapsed',
    defaultValue: false,
    ...AT_ONCE,
  });
  return (
    <div className={classes.frame} data-collapsed={isCollapsed || undefined}>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar session={session} services={services} />
      <NavRail
        services={services}
        session={session}
        isPhone={isPhone}
        isCollapsed={isCollapsed}
        onCollapse={setCollapsed}
        prefetch={prefetch}
      />
      <main id="content" className={classes.content} tabIndex={-1}>
        {stale && (
          <Alert icon={<IconAlertTriangle size={18} />} color="amber" title={t`Showing an earlier version`} mb="md">
            <Trans>The list of sections could not be loaded. Reload to get the current version.</Trans>
          </Alert>
        )}
        <OverrideBanner remotes={services.registry.remotes} />
        {children}
      </main>
      <Shortcuts />
    </div>
  );
}
