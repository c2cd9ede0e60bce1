import { Link, useSearchParams } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import classes from './company-tabs.module.css';

const NAMES = ['overview', 'carriers', 'products', 'members', 'api-keys', 'webhooks', 'activity', 'data'] as const;
export type CompanyTab = (typeof NAMES)[number];

interface CompanyTabsProps {
  tabs: { tab: CompanyTab; label: MessageDescriptor }[];
  current: CompanyTab;
}

/** Leads to the parts of the company's page; each has its own address. */
export function CompanyTabs({ tabs, current }: CompanyTabsProps) {
  const list = useRef<HTMLElement>(null);
  // On a phone the parts do not fit; the one that is shown stands in view.
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.offsetLeft;
  }, [current]);
  if (tabs.length < 2) return null;
  return (
    <nav ref={list} className={classes.tabs} aria-label={t`Company settings`}>
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          to={tab === 'overview' ? '?' : `?tab=${tab}`}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

/** The part that the address asks for. */
export function useCompanyTab(): CompanyTab {
  const [search] = useSearchParams();
  return NAMES.find((name) => name === search.get('tab')) ?? 'overview';
}
