import { paths } from '@lading/mfe-contract';
import { NavLink, Outlet, useLocation } from '@lading/ui/router';
import { useEffect, useRef } from 'react';
import { useArea } from '../../shared/area';
import classes from './settings-layout.module.css';

const OF_COMPANY = [
  { to: paths.company(), label: 'Company' },
  { to: paths.contacts(), label: 'Contacts' },
];
const OF_PERSON = [
  { to: paths.association(), label: 'Your companies' },
  { to: paths.profile(), label: 'Profile' },
  { to: paths.security(), label: 'Security' },
  { to: paths.notificationPreferences(), label: 'Notifications' },
];

/** Every settings page beside the list of them all. */
export function SettingsLayout() {
  const { host } = useArea();
  const pages = host.session.company ? [...OF_COMPANY, ...OF_PERSON] : OF_PERSON;
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the list is one row that is wider than the page.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <div className={classes.layout}>
      <nav ref={nav} className={classes.nav} aria-label="Settings">
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to} className={classes.link}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
