import { usePageTitle } from '@lading/mfe-contract';
import { Page, PageHeader, Text } from '@lading/ui';
import { useArea } from '../../shared/area';
import { CarriersSection } from './CarriersSection';
import { CompanySection } from './CompanySection';
import { TariffsSection } from './TariffsSection';
import { TariffUploadSection } from './TariffUploadSection';
import { useCompany } from './use-company';

/** The company, its carriers and its contract rates. */
export function CompanyPage() {
  const { host } = useArea();
  usePageTitle(host, 'Company');
  const company = useCompany();
  return (
    <Page name="company" ready={!company.isPending}>
      <PageHeader title="Company" />
      <CompanySection />
      {host.session.can('tariff.read') && <CarriersSection />}
      {host.session.can('tariff.read') && <TariffsSection />}
      {host.session.can('tariff.manage') && <TariffUploadSection />}
      <Text c="dimmed">Members, products, approval rules, API keys and webhooks are not built yet; they will stand on this page.</Text>
    </Page>
  );
}
