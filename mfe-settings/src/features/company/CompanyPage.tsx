import { usePageTitle } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { ForbiddenState, Page, PageHeader } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ActivitySection } from './activity/ActivitySection';
import { type CompanyTab, CompanyTabs, useCompanyTab } from './CompanyTabs';
import { DefaultsSection } from './defaults/DefaultsSection';
import { DeletionSection } from './deletion/DeletionSection';
import { MembersTab } from './members/MembersTab';
import { CompanySection } from './profile/CompanySection';
import { useCompany } from './use-company';

const TABS: { tab: CompanyTab; label: MessageDescriptor; permission?: string }[] = [
  { tab: 'overview', label: msg`Company` },
  { tab: 'carriers', label: msg`Carriers and tariffs`, permission: 'tariff.read' },
  { tab: 'products', label: msg`Products`, permission: 'contact.read' },
  { tab: 'members', label: msg`Members`, permission: 'member.manage' },
  { tab: 'api-keys', label: msg`API keys`, permission: 'key.manage' },
  { tab: 'webhooks', label: msg`Webhooks`, permission: 'webhook.manage' },
  { tab: 'activity', label: msg`Activity`, permission: 'audit.read' },
  { tab: 'data', label: msg`Data`, permission: 'data.export' },
];

/** Parts of the page that are features of their own. */
interface CompanyParts {
  carriers: ReactNode;
  products: ReactNode;
  apiKeys: ReactNode;
  webhooks: ReactNode;
  dataExport: ReactNode;
}

/** The company: its data, who carries for it, who works in it, what works for it, and what happened. */
export function CompanyPage({ parts }: { parts: CompanyParts }) {
  const { host } = useRemote();
  const tab = useCompanyTab();
  const allowed = TABS.filter(({ permission }) => permission === undefined || host.session.can(permission));
  const current = allowed.find((item) => item.tab === tab);
  usePageTitle(host, current && tab !== 'overview' ? t`${i18n._(current.label)} · Company` : t`Company`);
  const company = useCompany();
  if (!current) {
    return (
      <Page name="company">
        <ForbiddenState />
      </Page>
    );
  }
  return (
    <Page name="company" ready={!company.isPending}>
      <PageHeader title={t`Company`} />
      <CompanyTabs tabs={allowed} current={tab} />
      {tab === 'overview' && <Overview />}
      {tab === 'carriers' && parts.carriers}
      {tab === 'products' && parts.products}
      {tab === 'members' && <MembersTab />}
      {tab === 'api-keys' && parts.apiKeys}
      {tab === 'webhooks' && parts.webhooks}
      {tab === 'activity' && <ActivitySection />}
      {tab === 'data' && <DataTab dataExport={parts.dataExport} />}
    </Page>
  );
}

function Overview() {
  return (
    <>
      <CompanySection />
      <DefaultsSection />
    </>
  );
}

function DataTab({ dataExport }: { dataExport: ReactNode }) {
  const { host } = useRemote();
  const { company } = host.session;
  return (
    <>
      {dataExport}
      {company && host.session.can('company.delete') && <DeletionSection name={company.name} />}
    </>
  );
}
