import type { NavItem, RegistryEntry } from '@lading/mfe-contract';
import { IconPackage } from '@lading/ui';
import { Link, useLocation } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import type { HostServices } from '../host/create-host';
import { contributionsOf } from '../registry/contributions';
import { HOME_PAGE, ownerOf } from '../routing/decide-route';
import type { Session } from '../session/session';
import { slotContents } from '../slots/slot-contents';
import { currentEntry } from './current-entry';
import classes from './frame.module.css';
import { RemoteIcon } from './RemoteIcon';
import { useBadge } from './use-badge';

const MOST_SHOWN = 99;

const HOME_ICON =
  // eslint-disable-next-line lingui/no-unlocalized-strings -- SVG path data
  'M5 12h-2l9 -9l9 9h-2M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2 -2v-7M9 21v-6a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v6';
const homeItem = (): NavItem => ({
  label: t`Home`,
  path: HOME_PAGE,
  icon: HOME_ICON,
});

interface NavRailProps {
  services: HostServices;
  session: Session;
  prefetch(remote: RegistryEntry): void;
}

/** Main navigation, rendered from the registry without code of remotes. */
export function NavRail({ services, session, prefetch }: NavRailProps) {
  const { registry } = services;
  const { pathname } = useLocation();
  const entries = contributionsOf(registry, 'nav', session.permissions);
  const owner = ownerOf(pathname, registry);
  const ownEntries = entries.filter(({ remote }) => remote === owner).map(({ item }) => item);
  const current = owner && currentEntry(owner, ownEntries, pathname);
  const hasHomeCards = slotContents(registry, 'home', session.permissions).length > 0;
  return (
    <nav className={classes.rail} aria-label={t`Main`}>
      {hasHomeCards && <RailLink services={services} item={homeItem()} active={pathname === HOME_PAGE} />}
      {entries.map(({ remote, item }) => (
        <RailLink
          key={item.path}
          services={services}
          item={item}
          active={item === current}
          prefetch={() => prefetch(remote)}
        />
      ))}
    </nav>
  );
}

interface RailLinkProps {
  services: HostServices;
  item: NavItem;
  active: boolean;
  prefetch?(): void;
}

function RailLink({ services, item, active, prefetch }: RailLinkProps) {
  const badge = useBadge(services, item.badge) ?? 0;
  return (
    <Link
      to={item.path}
      className={classes.railLink}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      aria-label={badge > 0 ? `${item.label}, ${badge}` : undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      <RemoteIcon path={item.icon} size={20} fallback={<IconPackage size={20} stroke={1.75} aria-hidden="true" />} />
      <span>{item.label}</span>
      {badge > 0 && <span className={classes.badge}>{badge > MOST_SHOWN ? `${MOST_SHOWN}+` : badge}</span>}
    </Link>
  );
}
