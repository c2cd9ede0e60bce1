import { routes } from '@lading/mfe-contract';
import { useRemote, useTitle } from '@lading/mfe-kit';
import { ForbiddenState, IconChevronLeft } from '@lading/ui';
import { Link, Navigate, Outlet, useLocation } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { currentAddress } from '../../shared/former-addresses';
import { COMPANY_SECTIONS, PERSONAL_SECTIONS, type SettingsSection } from '../../shared/sections';
import { SectionList } from './SectionList';
import classes from './settings-layout.module.css';

const ALL: SettingsSection[] = [...Object.values(COMPANY_SECTIONS), ...Object.values(PERSONAL_SECTIONS)];

const WITHOUT_LIST: string[] = [routes.contacts, routes.settings, routes.factorSetup];

/** Every page of the settings beside the list of them all. On phones a link leads back to the list. Carriers, contacts and the set-up have no list. */
export function SettingsLayout() {
  const { host } = useRemote();
  const location = useLocation();
  const moved = currentAddress(location);
  if (moved !== null) return <Navigate replace to={moved} />;
  const { pathname } = location;
  if (WITHOUT_LIST.includes(pathname)) return <Outlet />;
  if (!pathname.startsWith(routes.settings))
    return host.session.can('tariff.read') ? <Outlet /> : <Forbidden title={t`Carriers`} />;
  const section = ALL.find(({ path }) => path === pathname);
  const isAllowed = section?.permission === undefined || host.session.can(section.permission);
  return (
    <div className={classes.layout}>
      <SectionList className={classes.nav} />
      <div className={classes.page}>
        <Link to={routes.settings} className={classes.back}>
          <IconChevronLeft size={18} aria-hidden="true" />
          <Trans>All settings</Trans>
        </Link>
        {isAllowed ? <Outlet /> : <Forbidden title={i18n._(section.label)} />}
      </div>
    </div>
  );
}

function Forbidden({ title }: { title: string }) {
  useTitle(title);
  return <ForbiddenState />;
}
