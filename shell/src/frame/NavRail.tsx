import type { NavItem, Registry, RegistryEntry } from '@lading/mfe-contract';
import { IconFileInvoice, IconPackage, IconSettings, IconTruck, type TablerIcon } from '@lading/ui';
import { Link, useLocation } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { ownerOf } from '../routing/decide-route';
import type { Session } from '../session/session';
import classes from './frame.module.css';

const ICONS: Record<string, TablerIcon> = { quotes: IconFileInvoice, shipments: IconTruck, settings: IconSettings };

/** Navigation of the areas the user may enter, in the order the manifests ask for. */
const entriesFor = (registry: Registry, session: Session) =>
  registry.remotes
    .filter((area) => area.permissions.every((permission) => session.permissions.includes(permission)))
    .flatMap((area) => area.nav.map((item) => ({ area, item })))
    .sort((one, other) => (one.item.order ?? Infinity) - (other.item.order ?? Infinity) || 0);

interface NavRailProps {
  registry: Registry;
  session: Session;
  prefetch(area: RegistryEntry): void;
}

/** Main navigation, drawn from the registry without running any area's code. */
export function NavRail({ registry, session, prefetch }: NavRailProps) {
  const current = ownerOf(useLocation().pathname, registry);
  return (
    <nav className={classes.rail} aria-label={t`Main`}>
      {entriesFor(registry, session).map(({ area, item }) => (
        <RailLink key={item.path} item={item} active={area === current} prefetch={() => prefetch(area)} />
      ))}
    </nav>
  );
}

function RailLink({ item, active, prefetch }: { item: NavItem; active: boolean; prefetch(): void }) {
  const Icon = ICONS[item.icon] ?? IconPackage;
  return (
    <Link
      to={item.path}
      className={classes.railLink}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>{item.label}</span>
    </Link>
  );
}
