import { paths, type ShipmentTab } from '@lading/mfe-contract';
import { NavLink } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import classes from '../../shared/tabs.module.css';

interface TabLinksProps {
  id: string;
  /** The one that is open. */
  tab: ShipmentTab;
  names: [tab: ShipmentTab, name: string][];
}

/** Links to the tabs. Where they do not fit beside each other, the open one is scrolled into sight, and the page stays where it is. */
export function TabLinks({ id, tab, names }: TabLinksProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && open) bar.current.scrollLeft = open.offsetLeft + open.offsetWidth - bar.current.clientWidth;
  }, [tab]);
  return (
    <nav ref={bar} aria-label={t`Shipment`} className={classes.tabs}>
      {names.map(([value, name]) => (
        <NavLink
          key={value}
          to={paths.shipmentTab(id, value)}
          aria-current={value === tab ? 'page' : undefined}
          className={classes.tab}
          data-active={value === tab || undefined}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
