import { usePageTitle } from '@lading/mfe-contract';
import { ForbiddenState, Page, PageHeader, Text } from '@lading/ui';
import type { ReactNode } from 'react';
import { useArea } from '../../shared/area';
import { ActivitySection } from './activity/ActivitySection';
import { CompanySection } from './CompanySection';
import { type CompanyTab, CompanyTabs, useCompanyTab } from './CompanyTabs';
import { MembersTab } from './members/MembersTab';
import { useCompany } from './use-company';

const TABS: { tab: CompanyTab; label: string; permission?: string }[] = [
  { tab: 'overview', label: 'Company' },
  { tab: 'carriers', label: 'Carriers and tariffs', permission: 'tariff.read' },
  { tab: 'members', label: 'Members', permission: 'member.manage' },
  { tab: 'activity', label: 'Activity', permission: 'audit.read' },
];

/** The company: its data, who carries for it, who works in it, and what happened. */
export function CompanyPage({ carriers }: { carriers: ReactNode }) {
  const { host } = useArea();
  const tab = useCompanyTab();
  const allowed = TABS.filter(({ permission }) => permission === undefined || host.session.can(permission));
  const current = allowed.find((item) => item.tab === tab);
  usePageTitle(host, current && tab !== 'overview' ? `${current.label} · Company` : 'Company');
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
      <PageHeader title="Company" />
      <CompanyTabs tabs={allowed} current={tab} />
      {tab === 'overview' && <Overview />}
      {tab === 'carriers' && carriers}
      {tab === 'members' && <MembersTab />}
      {tab === 'activity' && <ActivitySection />}
    </Page>
  );
}

function Overview() {
  return (
    <>
      <CompanySection />
      <Text c="dimmed">Products, approval rules, API keys and webhooks are not built yet; they will stand on this page.</Text>
    </>
  );
}
