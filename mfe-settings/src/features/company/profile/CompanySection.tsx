import { CopyText, DateTimeInZone, KeyValue, Stack, Title } from '@lading/ui';
import { useArea } from '../../../shared/area';
import { addressLine } from '../../../shared/address/address-values';
import { Loaded } from '../../../shared/Loaded';
import { Section } from '../../../shared/Section';
import type { Company } from '../../../shared/types';
import { useCompany } from '../use-company';
import { CompanyForm } from './CompanyForm';
import { LogoField } from './LogoField';

/** The company's profile, and the code it is known by. */
export function CompanySection() {
  const { host } = useArea();
  const company = useCompany();
  const manages = host.session.can('company.manage');
  return (
    <Section title="Company profile" description="Share the company code with people who should be able to ask to join; an owner or admin approves them.">
      <Loaded query={company} name="company">
        {(stored) => (
          <Stack>
            <KeyValue items={[...(manages ? [] : profileOf(stored)), ...known(stored)]} />
            {manages && <CompanyForm company={stored} />}
            {manages && (
              <>
                <Title order={3}>Logo</Title>
                <LogoField company={stored} />
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

const known = ({ code, createdAt }: Company) => [
  { label: 'Company code', value: <CopyText name="company code" text={code} /> },
  { label: 'Registered', value: <DateTimeInZone instant={createdAt} /> },
];

const profileOf = ({ name, phone, address }: Company) => [
  { label: 'Legal name', value: name },
  ...(phone ? [{ label: 'Phone', value: phone }] : []),
  ...(address ? [{ label: 'Address', value: addressLine(address) }] : []),
];
