import { paths, type Registry } from '@lading/mfe-contract';
import { IconBell } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { HostServices } from '../host/create-host';
import type { Session } from '../session/session';
import { Brand } from './Brand';
import { CompanySwitcher } from './CompanySwitcher';
import classes from './frame.module.css';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  session: Session;
  services: HostServices;
  registry: Registry;
}

/** Company, notifications and the user. */
export function TopBar({ session, services, registry }: TopBarProps) {
  return (
    <header className={classes.top}>
      <Brand />
      <div className={classes.company}>
        {session.company && <CompanySwitcher company={session.company} services={services} registry={registry} />}
        {session.demonstration && <span className={classes.demo}>Demo</span>}
      </div>
      <Link to={paths.notifications()} className={classes.topButton} aria-label="Notifications">
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <UserMenu user={session.user} services={services} />
    </header>
  );
}
