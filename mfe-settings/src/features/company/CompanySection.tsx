import { CopyText, DateTimeInZone, KeyValue } from '@lading/ui';
import { Loaded } from '../../shared/Loaded';
import { Section } from '../../shared/Section';
import { useCompany } from './use-company';

/** What the company is called, and the code it is known by. */
export function CompanySection() {
  const company = useCompany();
  return (
    <Section title="Company data" description="Share the company code with people who should be able to ask to join; an owner or admin approves them.">
      <Loaded query={company} name="company data">
        {({ name, code, createdAt }) => (
          <KeyValue
            items={[
              { label: 'Legal name', value: name },
              { label: 'Company code', value: <CopyText name="company code" text={code} /> },
              { label: 'Registered', value: <DateTimeInZone instant={createdAt} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
