import { Trans } from '@lingui/react/macro';
import type { HostServices } from '../host/create-host';
import { Bell } from '../notifications/Bell';
import { SearchButton } from '../search/SearchButton';
import type { Session } from '../session/session';
import { Brand } from './Brand';
import { CompanySwitcher } from './CompanySwitcher';
import classes from './frame.module.css';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  session: Session;
  services: HostServices;
}

/** Company, search, notifications and the user. */
export function TopBar({ session, services }: TopBarProps) {
  return (
    <header className={classes.top}>
      <Brand />
      <div className={classes.company}>
        {session.company && <CompanySwitcher company={session.company} services={services} />}
        {session.demonstration && (
          <span className={classes.demo}>
            <Trans>Demo</Trans>
          </span>
        )}
      </div>
      {session.company && <SearchButton services={services} session={session} />}
      <Bell services={services} session={session} />
      <UserMenu session={session} services={services} />
    </header>
  );
}
