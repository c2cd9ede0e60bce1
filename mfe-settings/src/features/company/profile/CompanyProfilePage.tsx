import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { CopyText, DateTimeInZone, KeyValue, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { addressLine } from '../../../shared/address/address-values';
import { Section } from '../../../shared/Section';
import { COMPANY_SECTIONS } from '../../../shared/sections';
import { SettingsPage } from '../../../shared/SettingsPage';
import type { Company } from '../../../shared/types';
import { useCompany } from '../use-company';
import { BrandColorForm } from './BrandColorForm';
import { CompanyForm } from './CompanyForm';
import { LogoField } from './LogoField';
import { QuotasSection } from './QuotasSection';

/** Profile and code of the company. */
export function CompanyProfilePage() {
  const { host } = useRemote();
  const company = useCompany();
  const manages = host.session.can('company.manage');
  return (
    <SettingsPage
      name="company"
      section={COMPANY_SECTIONS.profile}
      ready={!company.isPending}
      description={t`Share the company code with people who want to join. An owner or admin approves each request.`}
    >
      <Section label={t`Company profile`}>
        <QueryBoundary query={company} loading={t`Loading company`} failed={t`The company could not be loaded`}>
          {(stored) => (
            <Stack>
              <KeyValue items={[...(manages ? [] : profileOf(stored)), ...known(stored)]} />
              {manages && <CompanyForm company={stored} />}
            </Stack>
          )}
        </QueryBoundary>
      </Section>
      {manages && company.data && (
        <Section label={t`Branding`}>
          <Stack>
            <LogoField company={company.data} />
            <BrandColorForm company={company.data} />
          </Stack>
        </Section>
      )}
      {manages && <QuotasSection />}
    </SettingsPage>
  );
}

const known = ({ code, createdAt }: Company) => [
  { label: t`Company code`, value: <CopyText name={t`company code`} text={code} /> },
  { label: t`Registered`, value: <DateTimeInZone instant={createdAt} /> },
];

const profileOf = ({ name, phone, address }: Company) => [
  { label: t`Legal name`, value: name },
  ...(phone ? [{ label: t`Phone`, value: phone }] : []),
  ...(address ? [{ label: t`Address`, value: addressLine(address) }] : []),
];
