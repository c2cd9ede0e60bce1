import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { NavLink, Outlet, useLocation } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { sectionPath, SECTIONS_SLOT } from '../../shared/sections';
import classes from './settings-layout.module.css';

const OF_COMPANY = [
  { to: paths.company(), label: msg`Company` },
  { to: paths.contacts(), label: msg`Contacts` },
];
const OF_PERSON = [
  { to: paths.association(), label: msg`Your companies` },
  { to: paths.profile(), label: msg`Profile` },
  { to: paths.security(), label: msg`Security` },
  { to: paths.notificationPreferences(), label: msg`Notifications` },
];

/** Every settings page beside the list of them all, those of other remotes included. */
export function SettingsLayout() {
  const { host } = useRemote();
  const own = (pages: typeof OF_PERSON) => pages.map(({ to, label }) => ({ to, label: i18n._(label) }));
  const sections = host.slotContents(SECTIONS_SLOT).map(({ id, label }) => ({ to: sectionPath(id), label }));
  const pages = host.session.company ? [...own(OF_COMPANY), ...sections, ...own(OF_PERSON)] : own(OF_PERSON);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the list is one row that is wider than the page.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  return (
    <div className={classes.layout}>
      <nav ref={nav} className={classes.nav} aria-label={t`Settings`}>
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
