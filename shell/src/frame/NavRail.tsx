import type { NavItem, RegistryEntry } from '@lading/mfe-contract';
import { t } from '@lingui/core/macro';
import { useLocation } from '@lading/ui/router';
import type { HostServices } from '../host/create-host';
import { contributionsOf } from '../registry/contributions';
import { ownerOf } from '../routing/decide-route';
import { hasHome, HOME_PAGE } from '../routing/start-path';
import type { Session } from '../session/session';
import { CollapseButton } from './CollapseButton';
import { currentEntry } from './current-entry';
import classes from './frame.module.css';
import { MoreMenu } from './MoreMenu';
import { type RailEntry, RailLink } from './RailLink';

/** Entries that fit in the bar at the bottom of a phone, "More" included. */
const MOST_IN_BAR = 5;

const HOME_ICON =
  // eslint-disable-next-line lingui/no-unlocalized-strings -- SVG path data
  'M5 12h-2l9 -9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6';

interface NavRailProps {
  services: HostServices;
  session: Session;
  isPhone: boolean;
  isCollapsed: boolean;
  onCollapse(isCollapsed: boolean): void;
  prefetch(remote: RegistryEntry): void;
}

/** Main navigation, rendered from the registry without code of remotes: a rail, on phones a bar. */
export function NavRail({ services, session, isPhone, isCollapsed, onCollapse, prefetch }: NavRailProps) {
  const { entries, current } = useEntries(services, session);
  const inBar = isPhone && entries.length > MOST_IN_BAR ? entries.slice(0, MOST_IN_BAR - 1) : entries;
  const links = (shown: readonly RailEntry[]) =>
    shown.map(({ remote, item }) => (
      <RailLink
        key={item.path}
        services={services}
        item={item}
        active={item === current}
        isIcon={isCollapsed && !isPhone}
        prefetch={remote && (() => prefetch(remote))}
      />
    ));
  return (
    <nav className={classes.rail} aria-label={t`Main`}>
      {links(inBar)}
      {inBar.length < entries.length && <MoreMenu entries={entries.slice(inBar.length)} current={current} />}
      {!isPhone && <CollapseButton isCollapsed={isCollapsed} onCollapse={onCollapse} />}
    </nav>
  );
}

function useEntries(services: HostServices, { permissions }: Session) {
  const { registry } = services;
  const { pathname } = useLocation();
  const ofRemotes: RailEntry[] = contributionsOf(registry, 'nav', permissions);
  const owner = ownerOf(pathname, registry);
  const ofOwner = ofRemotes.filter(({ remote }) => remote === owner).map(({ item }) => item);
  const home: NavItem = { label: t`Home`, path: HOME_PAGE, icon: HOME_ICON };
  return {
    entries: hasHome(registry, permissions) ? [{ item: home }, ...ofRemotes] : ofRemotes,
    current: pathname === HOME_PAGE ? home : owner && currentEntry(owner, ofOwner, pathname),
  };
}
