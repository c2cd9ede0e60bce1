import { usePageTitle } from '@lading/mfe-contract';
import { ForbiddenState, Page, PageHeader, Text } from '@lading/ui';
import { useArea } from '../../shared/area';
import { ActivitySection } from './activity/ActivitySection';
import { CarriersSection } from './CarriersSection';
import { CompanySection } from './CompanySection';
import { type CompanyTab, CompanyTabs, useCompanyTab } from './CompanyTabs';
import { MembersTab } from './members/MembersTab';
import { TariffsSection } from './TariffsSection';
import { TariffUploadSection } from './TariffUploadSection';
import { useCompany } from './use-company';

const TABS: { tab: CompanyTab; label: string; permission?: string }[] = [
  { tab: 'overview', label: 'Company and carriers' },
  { tab: 'members', label: 'Members', permission: 'member.manage' },
  { tab: 'activity', label: 'Activity', permission: 'audit.read' },
];

/** The company: its data, who carries for it, who works in it, and what happened. */
export function CompanyPage() {
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
      {tab === 'members' && <MembersTab />}
      {tab === 'activity' && <ActivitySection />}
    </Page>
  );
}

function Overview() {
  const { host } = useArea();
  return (
    <>
      <CompanySection />
      {host.session.can('tariff.read') && <CarriersSection />}
      {host.session.can('tariff.read') && <TariffsSection />}
      {host.session.can('tariff.manage') && <TariffUploadSection />}
      <Text c="dimmed">Products, approval rules, API keys and webhooks are not built yet; they will stand on this page.</Text>
    </>
  );
}
