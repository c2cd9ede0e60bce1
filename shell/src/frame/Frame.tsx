import type { Registry, RegistryEntry } from '@lading/mfe-contract';
import { Alert, IconAlertTriangle } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';
import { useSessionTheme } from '../session/theme';
import classes from './frame.module.css';
import { NavRail } from './NavRail';
import { TopBar } from './TopBar';

interface FrameProps {
  registry: Registry;
  /** True when the list of areas is the last known one. */
  stale: boolean;
  session: Session;
  services: HostServices;
  prefetch(area: RegistryEntry): void;
  children: ReactNode;
}

/** Layout of every page for signed-in people: top bar, rail (bottom bar on phones) and content. */
export function Frame({ registry, stale, session, services, prefetch, children }: FrameProps) {
  useSessionTheme(session.preferences.theme);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar session={session} services={services} registry={registry} />
      <NavRail registry={registry} session={session} prefetch={prefetch} />
      <main id="content" className={classes.content} tabIndex={-1}>
        {stale && (
          <Alert
            icon={<IconAlertTriangle size={18} />}
            color="amber"
            title={t`Working with the last known list of areas`}
            mb="md"
          >
            <Trans>
              The current list could not be reached. A page may be missing or older than it should be; reload to try
              again.
            </Trans>
          </Alert>
        )}
        {children}
      </main>
    </div>
  );
}
