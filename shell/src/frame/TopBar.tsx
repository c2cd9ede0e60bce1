import { paths } from '@lading/mfe-contract';
import { IconBell, IconBuilding } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { Session } from '../session/session';
import { Brand } from './Brand';
import classes from './frame.module.css';
import { UserMenu } from './UserMenu';

/** Company, notifications and the user. */
export function TopBar({ session }: { session: Session }) {
  return (
    <header className={classes.top}>
      <Brand />
      <div className={classes.company}>
        {session.company && (
          <>
            <IconBuilding size={18} stroke={1.75} aria-hidden="true" />
            <span>{session.company.name}</span>
          </>
        )}
        {session.demonstration && <span className={classes.demo}>Demo</span>}
      </div>
      <Link to={paths.notifications()} className={classes.topButton} aria-label="Notifications">
        <IconBell size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <UserMenu user={session.user} />
    </header>
  );
}
