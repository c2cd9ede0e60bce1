import type { NavItem, RegistryEntry } from '@lading/mfe-contract';
import { IconPackage } from '@lading/ui';
import { Link } from '@lading/ui/router';
import type { HostServices } from '../host/create-host';
import classes from './frame.module.css';
import { RemoteIcon } from './RemoteIcon';
import { useBadge } from './use-badge';

const MOST_SHOWN = 99;

/** An entry of the main navigation. The home page is of no remote. */
export interface RailEntry {
  item: NavItem;
  remote?: RegistryEntry;
}

interface RailLinkProps {
  services: HostServices;
  item: NavItem;
  active: boolean;
  /** Without its label, which is then shown on hover. */
  isIcon: boolean;
  prefetch?(): void;
}

/** The link of an entry, with its number. */
export function RailLink({ services, item, active, isIcon, prefetch }: RailLinkProps) {
  const badge = useBadge(services, item.badge) ?? 0;
  return (
    <Link
      to={item.path}
      className={classes.railLink}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
      aria-label={badge > 0 ? `${item.label}, ${badge}` : undefined}
      title={isIcon ? item.label : undefined}
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
