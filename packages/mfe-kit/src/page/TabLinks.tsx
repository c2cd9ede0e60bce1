import { Link } from '@lading/ui/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './tab-links.module.css';

export interface TabLink {
  to: string;
  label: string;
  current: boolean;
  /** How many items the tab has. */
  count?: ReactNode;
}

/** Links to the parts of a page; each part has its own URL. `label` names the navigation for screen readers. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  const hasCounts = tabs.some(({ count }) => count !== undefined);
  // On a phone the tabs do not fit; the current one is scrolled into view, again when counts make the tabs wider.
  useLayoutEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft = link.offsetLeft + link.offsetWidth - nav.current.clientWidth;
  }, [current, hasCounts]);
  if (tabs.length < 2) return null;
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? 'page' : undefined} className={classes.tab}>
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
