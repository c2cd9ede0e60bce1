import { TabLinks, useTitle } from '@lading/mfe-kit';
import { Page, PageHeader } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { carrierRoutes } from '../../shared/carrier-paths';

/** Pages about all carriers, in the order of their tabs. */
const TABS = {
  carriers: { to: carrierRoutes.list, label: msg`Carriers` },
  tariffs: { to: carrierRoutes.tariffs, label: msg`Tariffs` },
  'fuel-prices': { to: carrierRoutes.fuel, label: msg`Fuel prices` },
  'rating-rules': { to: carrierRoutes.rules, label: msg`Rating rules` },
  'exchange-rates': { to: carrierRoutes.exchangeRates, label: msg`Exchange rates` },
  'tender-emails': { to: carrierRoutes.tenderEmails, label: msg`Tender emails` },
} as const;

interface CarriersFrameProps {
  /** Also marks the page for tests and measurements. */
  tab: keyof typeof TABS;
  ready?: boolean;
  /** The page's main actions. */
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of the pages about all carriers: title, actions, tabs, content. */
export function CarriersFrame({ tab, ready, action, children }: CarriersFrameProps) {
  const label = i18n._(TABS[tab].label);
  useTitle(tab === 'carriers' ? label : t`${label} · Carriers`);
  return (
    <Page name={tab} ready={ready}>
      <PageHeader title={t`Carriers`} action={action} />
      <TabLinks
        label={t`Carriers and rates`}
        tabs={Object.entries(TABS).map(([name, { to, label: text }]) => ({
          to,
          label: i18n._(text),
          current: name === tab,
        }))}
      />
      {children}
    </Page>
  );
}
